// What a choice asks for, in a word or two with its sign.
import type { Card, Gift, Needed, Price, Status } from "$generated/sleeping-gods";
import type { Speech } from "$games/contract";
import { cardSign, GIFT_SIGNS, KIND_SIGNS, SIGNS, STATUS_SIGNS } from "../art/signs";

interface Asked {
  sign: string;
  text: string;
  keyword?: boolean;
}

export function describeNeed(need: Needed, speech: Speech): Asked {
  switch (need.kind) {
    case "keyword":
    case "any":
      return { sign: SIGNS.quest, text: speech.say(`quest-${need.name}`), keyword: true };
    case "done":
      return { sign: SIGNS.quest, text: speech.say("screen-need-done", { quest: need.name }) };
    case "card":
      return { sign: cardSign(need.name as Card), text: speech.say(`card-${need.name}`) };
    case "token":
      return { sign: SIGNS.synergy, text: speech.say("screen-need-token", { token: need.name }) };
    default:
      return { sign: KIND_SIGNS.totem, text: speech.say(`screen-need-${need.kind}`, { count: need.count }) };
  }
}

export function describePrice({ verb, what, amount }: Price, speech: Speech): Asked {
  switch (verb) {
    case "lose":
      return {
        sign: GIFT_SIGNS[what as Gift],
        text: speech.say("screen-cost-lose", { amount, what: speech.say(`gift-${what}`) }),
      };
    case "afflict":
      return { sign: STATUS_SIGNS[what as Status], text: speech.say(`status-${what}`) };
    case "tire":
      return { sign: SIGNS.fatigue, text: speech.say("screen-cost-tire", { amount }) };
    case "damage-ship":
      return { sign: SIGNS.ship, text: speech.say("screen-cost-damage-ship", { amount }) };
    case "lose-card":
      return { sign: SIGNS.quest, text: speech.say("screen-cost-lose-card") };
    default:
      return { sign: SIGNS.heart, text: speech.say("screen-cost-wound", { amount }) };
  }
}
