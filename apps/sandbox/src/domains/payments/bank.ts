/** The sample bank: what it makes of a card or an account, and of a charge. */
import type { Schemas } from '../../server/api.ts';
import { treatment } from './samples.ts';
import type { Behaviour } from './tables.ts';

export type DeclineReason = Schemas['DeclineReason'];

/** A card or an account, as its holder shows it. */
export type Presented = {
  type: Schemas['PaymentType'];
  brand: string;
  lastFour: string;
  /** What identifies an account, masked; null for cards. */
  masked: string | null;
  expiryMonth: number | null;
  expiryYear: number | null;
};

/** What the sandbox keeps of it. */
export type Kept = Presented & { behaviour: Behaviour; mandateReference: string | null };

/** Whether something is a card; the bank refuses it in words of its own. */
function isCard(type: Schemas['PaymentType']): boolean {
  return type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD';
}

/** Shows a card or an account to the bank: it is taken, or refused with a reason. */
export function present(presented: Presented, now: Date): Kept | DeclineReason {
  if (hasExpired(presented, now)) return 'CARD_EXPIRED';
  const behaviour = treatment(presented.lastFour);
  if (behaviour === 'REFUSED' || behaviour === 'EXPIRED') {
    if (!isCard(presented.type)) return 'ACCOUNT_REFUSED';
    return behaviour === 'REFUSED' ? 'CARD_REFUSED' : 'CARD_EXPIRED';
  }
  return { ...presented, behaviour, mandateReference: null };
}

/** Whether the last day of the month of expiry is over; accounts have none. */
function hasExpired(
  { expiryMonth, expiryYear }: Pick<Presented, 'expiryMonth' | 'expiryYear'>,
  now: Date,
): boolean {
  return (
    expiryMonth !== null &&
    expiryYear !== null &&
    now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1)
  );
}

export type Chargeable = {
  behaviour: Behaviour | null;
  expiryMonth: number | null;
  expiryYear: number | null;
};

/** @returns why a charge is declined; null when it goes through */
export function declineOf(charged: Chargeable | null, now: Date): DeclineReason | null {
  if (!charged) return 'CARD_REFUSED';
  if (hasExpired(charged, now)) return 'CARD_EXPIRED';
  return charged.behaviour === 'DECLINED_AT_CHARGE' ? 'INSUFFICIENT_FUNDS' : null;
}

const brands: [prefix: RegExp, brand: string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6703/, 'Bancontact'],
];

/** Brand of a card number without spaces. */
export function brandOf(number: string): string {
  return brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Card';
}

/** The brand whose name a token says: `americanexpress`. */
export function brandNamed(name: string): string {
  const known = brands.find(([, brand]) => inToken(brand) === name);
  return known?.[1] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** A brand as tokens say it. */
export const inToken = (brand: string): string => brand.toLowerCase().replaceAll(' ', '');
