// The signs of a region side by side under its name: port, market, hazard.
import { SEAS } from "./carve";

export type Sign = "port" | "market" | "hazard";
const WIDTHS: Record<Sign, number> = { port: 34, market: 34, hazard: 66 };

export function signsOf(region: string): { sign: Sign; x: number }[] {
  const sea = SEAS[region];
  const signs = (["port", "market", "hazard"] as const).filter((sign) => sea[sign]);
  let x = -signs.reduce((sum, sign) => sum + WIDTHS[sign], 0) / 2;
  return signs.map((sign) => {
    x += WIDTHS[sign];
    return { sign, x: x - WIDTHS[sign] / 2 };
  });
}
