/**
 * Sample instruments. The last four digits select the behaviour of the simulated bank. Cards use test numbers of the
 * card schemes; the accounts are fictitious.
 */
import { composeIBAN } from 'ibantools';
import type { Schemas } from '../schemas.ts';
import type { Behaviour } from './tables.ts';

/** Account-based types, which have no card number or expiry. */
export type AccountType = Exclude<Schemas['PaymentType'], 'CREDIT_CARD' | 'BANCONTACT_CARD'>;

/** Instruments with REFUSED or EXPIRED are never stored: the bank rejects them when they are entered. */
export type Treatment = Behaviour | 'REFUSED' | 'EXPIRED';

const endings = [
  { ending: '4242', does: 'PAYS' },
  { ending: '0002', does: 'REFUSED' },
  { ending: '0069', does: 'EXPIRED' },
  { ending: '9995', does: 'DECLINED_AT_CHARGE' },
  { ending: '3220', does: 'CHALLENGES_EACH_TIME' },
  { ending: '0044', does: 'CONFIRMS_LATE' },
  { ending: '0051', does: 'NEVER_CONFIRMS' },
  { ending: '0077', does: 'RETURNED_LATER' },
] as const satisfies { ending: string; does: Treatment }[];

/** Returns the treatment of an instrument by its last four digits; any other digits pay. */
export function findTreatment(ending: string): Treatment {
  return endings.find((sample) => sample.ending === ending)?.does ?? 'PAYS';
}

/** Builds a sample account with these last digits. */
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

/** A direct debit has no confirmation page, and only a direct debit can be returned. */
const excludedTreatments = {
  DIRECT_DEBIT: ['EXPIRED', 'CHALLENGES_EACH_TIME', 'CONFIRMS_LATE', 'NEVER_CONFIRMS'],
  others: ['RETURNED_LATER'],
} as const satisfies Record<string, readonly Treatment[]>;

/** Lists samples of a type, as shown on the provider's page, at startup and in the README. */
export function listSamples(type: Schemas['PaymentType']): Sample[] {
  const excluded: readonly Treatment[] =
    type === 'DIRECT_DEBIT' ? excludedTreatments.DIRECT_DEBIT : excludedTreatments.others;
  return endings
    .filter(({ does }) => !excluded.includes(does))
    .map(({ ending, does }) => ({ shown: formatSample(type, ending, does), does }));
}

function formatSample(type: Schemas['PaymentType'], ending: string, does: Treatment): string {
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
