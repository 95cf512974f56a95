/**
 * The sample bank. Its cards are numbers that card schemes keep for trying things out; the last four
 * digits say how it behaves.
 */
import type { Schemas } from '../../server/api.ts';
import type { Behaviour } from './tables.ts';

export type DeclineReason = Schemas['DeclineReason'];

/** What the sandbox keeps of a card. */
export type Card = {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: Behaviour;
};

/** Cards to try out, as shown at start, on the challenge page and in the README. */
export const sampleCards = [
  { number: '4242 4242 4242 4242', does: 'PAYS' },
  { number: '4000 0000 0000 0002', does: 'REFUSED' },
  { number: '4000 0000 0000 9995', does: 'DECLINED_AT_CHARGE' },
  { number: '4000 0000 0000 3220', does: 'ASKS_EACH_TIME' },
] as const satisfies { number: string; does: Behaviour | 'REFUSED' }[];

/** How the bank treats a card with these last digits; any other card pays. */
function treatment(lastFour: string): Behaviour | 'REFUSED' {
  return sampleCards.find(({ number }) => number.endsWith(lastFour))?.does ?? 'PAYS';
}

export type Presented = {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Shows a card to the bank: it is taken, or refused with a reason. */
export function presentCard(card: Presented, now: Date): Card | DeclineReason {
  if (hasExpired(card, now)) return 'CARD_EXPIRED';
  const behaviour = treatment(card.lastFour);
  return behaviour === 'REFUSED' ? 'CARD_REFUSED' : { ...card, behaviour };
}

/** Whether the last day of the month of expiry is over. */
function hasExpired({ expiryMonth, expiryYear }: Presented, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}

export type Chargeable = {
  behaviour: Behaviour | null;
  expiryMonth: number | null;
  expiryYear: number | null;
};

/** @returns why a charge is declined; null when it goes through */
export function declineOf(card: Chargeable | null, now: Date): DeclineReason | null {
  if (!card) return 'CARD_REFUSED';
  const { behaviour, expiryMonth, expiryYear } = card;
  if (expiryMonth !== null && expiryYear !== null) {
    if (hasExpired({ brand: '', lastFour: '', expiryMonth, expiryYear }, now))
      return 'CARD_EXPIRED';
  }
  return behaviour === 'DECLINED_AT_CHARGE' ? 'INSUFFICIENT_FUNDS' : null;
}

const brands: [prefix: RegExp, brand: string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
];

/** Brand of a card number without spaces. */
export function brandOf(number: string): string {
  return brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Card';
}

/**
 * Reads a token of the provider: `tok_visa_4242`.
 * @returns null when the provider knows no such token
 */
export function cardOfToken(token: string, now: Date): Presented | null {
  const [, brand, lastFour] = /^tok_([a-z]+)_(\d{4})$/.exec(token) ?? [];
  if (brand === undefined || lastFour === undefined) return null;
  return {
    brand: brand.charAt(0).toUpperCase() + brand.slice(1),
    lastFour,
    expiryMonth: 12,
    expiryYear: now.getUTCFullYear() + 4,
  };
}
