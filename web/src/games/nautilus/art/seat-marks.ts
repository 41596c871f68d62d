// The seats' colours and shapes: colour alone never tells players apart.

/** The rulebook's orange, violet, red and yellow, each of its own brightness on the dark sea. */
export const COLOURS: string[] = ["#ff9f43", "#b794ff", "#f4465b", "#ffe566"];

export type Shape = "circle" | "square" | "triangle" | "diamond";
export const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond"];

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length];
export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length];

/** The path of a seat's shape around the origin; all shapes look equally large. */
export function shapePath(shape: Shape, radius: number): string {
  const r = radius;
  switch (shape) {
    case "circle":
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case "square": {
      const a = r * 0.88;
      const c = r * 0.22;
      return `M${-a + c} ${-a}H${a - c}Q${a} ${-a} ${a} ${-a + c}V${a - c}Q${a} ${a} ${a - c} ${a}H${-a + c}Q${-a} ${a} ${-a} ${a - c}V${-a + c}Q${-a} ${-a} ${-a + c} ${-a}Z`;
    }
    case "triangle":
      return `M0 ${-r * 1.18}L${r * 1.14} ${r * 0.84}H${-r * 1.14}Z`;
    case "diamond":
      return `M0 ${-r * 1.22}L${r * 1.22} 0L0 ${r * 1.22}L${-r * 1.22} 0Z`;
  }
}
