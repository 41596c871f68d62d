// What the news did to each seat's money, for the figure that floats up beside it.
import type { Event } from "$generated/nautilus";

/** Nemos won and lost by each seat. */
export function moneyMoved(news: readonly Event[]): Map<number, number> {
  const moved = new Map<number, number>();
  const add = (seat: number, money: number) => moved.set(seat, (moved.get(seat) ?? 0) + money);
  for (const event of news)
    switch (event.event) {
      case "bought":
      case "salvaged":
        add(event.seat, -event.cost);
        break;
      case "built":
        add(event.seat, -event.fee);
        break;
      case "sonar-used":
        add(event.seat, -1);
        break;
      case "paid-builder":
        add(event.seat, -1);
        add(event.builder, 1);
        break;
      case "earned":
        add(event.seat, event.money);
        break;
      case "upgraded":
        add(event.seat, -event.count);
    }
  return moved;
}
