/**
 * What there is to try things out with: the last four digits say how the sample bank behaves, whatever they are the end of. Cards are
 * numbers that card schemes keep for this; the accounts belong to nobody.
 */
import { composeIBAN } from 'ibantools';
import type { Schemas } from '../../server/api.ts';
import type { Behaviour } from './tables.ts';

/** Kinds of account, which have neither number nor expiry on a piece of plastic. */
export type AccountType = Exclude<Schemas['PaymentType'], 'CREDIT_CARD' | 'BANCONTACT_CARD'>;

/** REFUSED and EXPIRED are never kept: the bank says no on its page, or to the token. */
export type Treatment = Behaviour | 'REFUSED' | 'EXPIRED';

const endings = [
  { ending: '4242', does: 'PAYS' },
  { ending: '0002', does: 'REFUSED' },
  { ending: '0069', does: 'EXPIRED' },
  { ending: '9995', does: 'DECLINED_AT_CHARGE' },
  { ending: '3220', does: 'ASKS_EACH_TIME' },
  { ending: '0044', does: 'ANSWERS_LATE' },
  { ending: '0051', does: 'NEVER_ANSWERS' },
  { ending: '0077', does: 'COMES_BACK' },
] as const satisfies { ending: string; does: Treatment }[];

/** How the bank treats what ends with these digits; anything else pays. */
export function treatment(ending: string): Treatment {
  return endings.find((sample) => sample.ending === ending)?.does ?? 'PAYS';
}

/** A sample account of a kind; its last digits are these. */
export function sampleAccount(type: AccountType, ending: string): string {
  switch (type) {
    case 'IDEAL':
      return composeIBAN({ countryCode: 'NL', bban: `SAMP000000${ending}` }) ?? '';
    case 'DIRECT_DEBIT':
      return composeIBAN({ countryCode: 'DE', bban: `10010010000000${ending}` }) ?? '';
    case 'TWINT':
      return `+4179000${ending}`;
    case 'PAYPAL':
      return `payer-${ending}@paypal.example`;
    default:
      return type satisfies never;
  }
}

export type Sample = { shown: string; does: Treatment };

/** Nobody is asked for a mandate's money at a page, and nothing but a direct debit comes back. */
const pointless = {
  DIRECT_DEBIT: ['EXPIRED', 'ASKS_EACH_TIME', 'ANSWERS_LATE', 'NEVER_ANSWERS'],
  others: ['COMES_BACK'],
} as const satisfies Record<string, readonly Treatment[]>;

/** What to try out of a kind, as shown on the page of the provider, at start and in the README. */
export function samplesOf(type: Schemas['PaymentType']): Sample[] {
  const left: readonly Treatment[] =
    type === 'DIRECT_DEBIT' ? pointless.DIRECT_DEBIT : pointless.others;
  return endings
    .filter(({ does }) => !left.includes(does))
    .map(({ ending, does }) => ({ shown: shownOf(type, ending, does), does }));
}

function shownOf(type: Schemas['PaymentType'], ending: string, does: Treatment): string {
  switch (type) {
    case 'CREDIT_CARD':
      return does === 'PAYS' ? '4242 4242 4242 4242' : `4000 0000 0000 ${ending}`;
    case 'BANCONTACT_CARD':
      return `6703 0000 0000 ${ending}`;
    case 'IDEAL':
    case 'DIRECT_DEBIT':
      return sampleAccount(type, ending).replaceAll(/(.{4})(?=.)/g, '$1 ');
    case 'TWINT':
    case 'PAYPAL':
      return sampleAccount(type, ending);
    default:
      return type satisfies never;
  }
}
