// What the reader plans in a fight and has not answered yet: who attacks with what, and the last wound to confirm.
import { useTableScope } from "$games/shared/table-scope";
import type { Card, Crew, Enemy } from "$generated/sleeping-gods";

export class AttackPlan {
  attacker: Crew | null = $state(null);
  weapon: Card | null = $state(null);
  /** The wound that would end the placing: nothing is sent before it is confirmed. */
  last: { enemy: Enemy; square: number } | null = $state(null);

  take(attacker: Crew, weapon: Card | null): void {
    this.attacker = attacker;
    this.weapon = weapon;
  }

  clear(): void {
    this.last = null;
  }
}

export const useAttackPlan = (): AttackPlan => useTableScope().get(AttackPlan);
