/**
 * The sample bank. Its cards are numbers that card schemes keep for trying things out; the last four
 * digits say how it behaves.
 */
import type { Schemas } from '../../server/api.ts';
import type { CardBehaviour } from './tables.ts';

export type DeclineReason = Schemas['DeclineReason'];

/** What the sandbox keeps of a card. */
export type Card = {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  behaviour: CardBehaviour;
};

/** Cards to try out, as shown at start, on the challenge page and in the README. */
export const sampleCards = [
  { number: '4242 4242 4242 4242', does: 'PAYS' },
  { number: '4000 0000 0000 0002', does: 'REFUSED' },
  { number: '4000 0000 0000 9995', does: 'DECLINED_AT_CHARGE' },
  { number: '4000 0000 0000 3220', does: 'ASKS_EACH_TIME' },
] as const satisfies { number: string; does: CardBehaviour | 'REFUSED' }[];

/** How the bank treats a card with these last digits; any other card pays. */
function treatment(lastFour: string): CardBehaviour | 'REFUSED' {
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
  behaviour: CardBehaviour | null;
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

/** The token that stands for a card: the brand, the last digits and the expiry are all that the sample provider keeps of it. */
export function tokenOfCard({ brand, lastFour, expiryMonth, expiryYear }: Presented): string {
  const month = String(expiryMonth).padStart(2, '0');
  return `tok_${brand.toLowerCase().replaceAll(' ', '')}_${lastFour}_${month}${expiryYear % 100}`;
}

/**
 * Reads a token of the provider: `tok_visa_4242_1230`; without an expiry the card is good for years.
 * @returns null when the provider knows no such token
 */
export function cardOfToken(token: string, now: Date): Presented | null {
  const [, name, lastFour, month, year] =
    /^tok_([a-z]+)_(\d{4})(?:_(0[1-9]|1[0-2])(\d{2}))?$/.exec(token) ?? [];
  if (name === undefined || lastFour === undefined) return null;
  const known = brands.find(([, brand]) => brand.toLowerCase().replaceAll(' ', '') === name);
  return {
    brand: known?.[1] ?? name.charAt(0).toUpperCase() + name.slice(1),
    lastFour,
    expiryMonth: Number(month ?? 12),
    expiryYear: year === undefined ? now.getUTCFullYear() + 4 : 2000 + Number(year),
  };
}
