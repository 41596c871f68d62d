// Noise that is the same every time: smooth hills and dales between -1 and 1, for coasts that look grown.

function at(x: number, y: number, seed: number): number {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1103515245);
  return (((n ^ (n >>> 16)) >>> 0) / 4294967295) * 2 - 1;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = ease(x - left);
  const down = ease(y - top);
  const above = at(left, top, seed) * (1 - across) + at(left + 1, top, seed) * across;
  const below = at(left, top + 1, seed) * (1 - across) + at(left + 1, top + 1, seed) * across;
  return above * (1 - down) + below * down;
}

/** Hills upon hills: each octave half as high and twice as fine. */
export function hills(x: number, y: number, seed: number, octaves = 3): number {
  let sum = 0;
  for (let n = 0, height = 0.55, fine = 1; n < octaves; n += 1, height /= 2, fine *= 2)
    sum += noise(x * fine, y * fine, seed + n) * height;
  return sum;
}
