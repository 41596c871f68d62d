// How the nine maps are laid out, by hand: where the middle of each sea region lies, and the mood of each map.
//
// A map is two pages side by side, with the fold between them. Where two regions do not touch, carve.ts puts land.

export const WIDTH = 1200;
export const HEIGHT = 720;
export const FOLD = WIDTH / 2;

export interface Look {
  /** Deep water, shallow water, land, and the light on its coast. */
  deep: string;
  shallow: string;
  land: string;
  coast: string;
}

export interface Design {
  look: Look;
  /** The middle of each region, in the chart's units; a third number makes it larger than its neighbours. */
  middles: Record<string, [number, number, number?]>;
  /** How wide land is between regions that do not touch, and how rough its coast. */
  land: number;
  rough: number;
}

export const DESIGNS: Record<string, Design> = {
  m1: {
    look: { deep: "#06202e", shallow: "#1b5560", land: "#5b4a34", coast: "#f0c987" },
    middles: {
      "2a": [150, 175],
      "2b": [440, 190],
      "2c": [165, 540],
      "2d": [430, 530],
      "3a": [745, 165],
      "3b": [1055, 150],
      "3c": [965, 385, 20],
      "3d": [730, 560],
      "3e": [1060, 610],
    },
    land: 38,
    rough: 40,
  },
  m2: {
    look: { deep: "#0a2530", shallow: "#2a5a58", land: "#6b5326", coast: "#ffd98a" },
    middles: {
      "4a": [160, 140],
      "4b": [445, 170],
      "4c": [215, 385, 25],
      "4d": [140, 610],
      "4e": [430, 575],
      "5a": [760, 180],
      "5b": [1060, 215],
      "5c": [745, 560],
      "5d": [1050, 545],
    },
    land: 44,
    rough: 34,
  },
  m3: {
    look: { deep: "#07231f", shallow: "#1f5a48", land: "#38502f", coast: "#c9e09a" },
    middles: {
      "6a": [150, 190],
      "6b": [430, 165],
      "6c": [140, 530],
      "6d": [430, 520],
      "7a": [745, 160],
      "7b": [1050, 165],
      "7c": [925, 375, 22],
      "7d": [735, 575],
      "7e": [1060, 600],
    },
    land: 40,
    rough: 34,
  },
  m4: {
    look: { deep: "#11293a", shallow: "#3d6476", land: "#9a968a", coast: "#fff6e2" },
    middles: {
      "8a": [150, 150],
      "8b": [455, 145],
      "8c": [290, 375, 26],
      "8d": [150, 600],
      "8e": [450, 585],
      "9a": [750, 185],
      "9b": [1050, 170],
      "9c": [740, 540],
      "9d": [1050, 545],
    },
    land: 38,
    rough: 30,
  },
  m5: {
    look: { deep: "#1b1722", shallow: "#4d3038", land: "#4f2a20", coast: "#ff9d6b" },
    middles: {
      "10a": [155, 160],
      "10b": [450, 180],
      "10c": [150, 550],
      "10d": [430, 530],
      "11a": [745, 200],
      "11b": [1050, 140],
      "11c": [1005, 370, 10],
      "11d": [740, 570],
      "11e": [1040, 610],
    },
    land: 44,
    rough: 34,
  },
  m6: {
    look: { deep: "#16242c", shallow: "#41575f", land: "#57605a", coast: "#d5e2dc" },
    middles: {
      "12a": [140, 165],
      "12b": [450, 150],
      "12c": [255, 365, 20],
      "12d": [155, 600],
      "12e": [450, 580],
      "13a": [755, 175],
      "13b": [1050, 185],
      "13c": [750, 550],
      "13d": [1050, 535],
    },
    land: 38,
    rough: 38,
  },
  m7: {
    look: { deep: "#1a1c33", shallow: "#454a70", land: "#6f6a5c", coast: "#efe6cf" },
    middles: {
      "14a": [150, 180],
      "14b": [440, 180],
      "14c": [150, 545],
      "14d": [435, 550],
      "15a": [745, 165],
      "15b": [1055, 155],
      "15c": [960, 375, 22],
      "15d": [735, 570],
      "15e": [1060, 615],
    },
    land: 40,
    rough: 44,
  },
  m8: {
    look: { deep: "#0d2440", shallow: "#2f5d86", land: "#5d6270", coast: "#cfe4ff" },
    middles: {
      "16a": [150, 145],
      "16b": [460, 165],
      "16c": [255, 370, 16],
      "16d": [140, 605],
      "16e": [450, 565],
      "17a": [750, 190],
      "17b": [1050, 180],
      "17c": [745, 540],
      "17d": [1050, 545],
    },
    land: 40,
    rough: 32,
  },
  m9: {
    look: { deep: "#10304a", shallow: "#6fa3bd", land: "#b9cfd8", coast: "#ffffff" },
    middles: {
      "18a": [155, 180],
      "18b": [440, 170],
      "18c": [155, 550],
      "18d": [435, 545],
      "19a": [745, 155],
      "19b": [1055, 160],
      "19c": [945, 365, 18],
      "19d": [740, 575],
      "19e": [1060, 605],
    },
    land: 44,
    rough: 30,
  },
};
