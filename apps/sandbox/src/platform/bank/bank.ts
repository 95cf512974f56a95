/** The simulated bank: how it treats an instrument and a charge. */
import type { Schemas } from '../schemas.ts';
import { findTreatment } from './samples.ts';
import type { Behaviour } from './tables.ts';

export type DeclineReason = Schemas['DeclineReason'];

/** A card or an account as presented by its holder. */
export type PresentedInstrument = {
  type: Schemas['PaymentType'];
  brand: string;
  lastFour: string;
  /** Masked account identifier; null for cards. */
  masked: string | null;
  expiryMonth: number | null;
  expiryYear: number | null;
};

/** The stored form of an accepted instrument. */
export type AcceptedInstrument = PresentedInstrument & {
  behaviour: Behaviour;
  mandateReference: string | null;
};

/** Returns whether the type is a card; the bank has separate decline reasons for cards. */
function isCard(type: Schemas['PaymentType']): boolean {
  return type === 'CREDIT_CARD' || type === 'BANCONTACT_CARD';
}

/** Presents a card or an account to the bank, which accepts it or declines it with a reason. */
export function presentToBank(
  presented: PresentedInstrument,
  now: Date,
): AcceptedInstrument | DeclineReason {
  if (hasExpired(presented, now)) return 'CARD_EXPIRED';
  const behaviour = findTreatment(presented.lastFour);
  if (behaviour === 'REFUSED' || behaviour === 'EXPIRED') {
    if (!isCard(presented.type)) return 'ACCOUNT_REFUSED';
    return behaviour === 'REFUSED' ? 'CARD_REFUSED' : 'CARD_EXPIRED';
  }
  return { ...presented, behaviour, mandateReference: null };
}

/** Returns whether the month of expiry is over; accounts never expire. */
function hasExpired(
  { expiryMonth, expiryYear }: Pick<PresentedInstrument, 'expiryMonth' | 'expiryYear'>,
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

/** @returns the reason a charge is declined; null if it succeeds */
export function findDeclineReason(instrument: Chargeable | null, now: Date): DeclineReason | null {
  if (!instrument) return 'CARD_REFUSED';
  if (hasExpired(instrument, now)) return 'CARD_EXPIRED';
  return instrument.behaviour === 'DECLINED_AT_CHARGE' ? 'INSUFFICIENT_FUNDS' : null;
}

const brands: [prefix: RegExp, brand: string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6703/, 'Bancontact'],
];

/** Returns the brand of a card number without spaces. */
export function cardBrand(number: string): string {
  return brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Card';
}

/** Returns the brand for a token name such as `americanexpress`. */
export function brandFromToken(name: string): string {
  const known = brands.find(([, brand]) => toTokenName(brand) === name);
  return known?.[1] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Converts a brand to its form in tokens. */
export const toTokenName = (brand: string): string => brand.toLowerCase().replaceAll(' ', '');
