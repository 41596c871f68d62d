// The colours of spaces by their kind; shape tells them apart too.
export const KIND_COLOURS: Record<string, string> = {
  rubble: "#7d9298",
  trap: "#e08a5a",
  pit: "#7b9aa6",
  barrel: "#ff9a5c",
  spawn: "#ff6b62",
  lever: "#d9c38a",
  recharge: "#7fd8ff",
  workbench: "#c8d3d6",
  chest: "#f0c96b",
  event: "#b7a4ff",
  chapter: "#ffe08a",
  story: "#8fd6c4",
  ritual: "#ff8fd0",
  statue: "#d8dde0",
};
