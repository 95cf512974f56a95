/** SEPA mandates: a reference for each, good for one. */
import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { accountTyped } from './accounts.ts';
import { present } from './bank.ts';
import type { Outcome } from './tokenizations.ts';

type Creditor = Pick<StoredStudio, 'id' | 'tenant'>;

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How the references of a studio begin: two letters of its chain and its number. */
function prefixOf({ id, tenant }: Creditor): string {
  return `${tenant
    .replaceAll(/[^a-z]/gi, 'X')
    .slice(0, 2)
    .toUpperCase()}${id}-`;
}

/** A reference that no mandate has: ten letters by chance. */
export function newMandateReference(studio: Creditor): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length));
  return prefixOf(studio) + letters.join('');
}

/** Whether a reference is one that the agreement of a studio has given. */
export const isMandateOf = (studio: Creditor, mandateReference: string): boolean =>
  mandateReference.startsWith(prefixOf(studio));

/**
 * What the bank makes of a mandate.
 * @throws 400 for an IBAN or a reference that is none
 */
export function giveMandate(
  studio: Creditor,
  { iban, mandateReference }: Schemas['SepaMandate'],
  now: Date,
): Outcome {
  const presented = accountTyped('DIRECT_DEBIT', iban);
  if (presented === null)
    throw invalid({ field: 'sepaMandate.iban', message: 'is no IBAN of a country of SEPA' });
  if (!isMandateOf(studio, mandateReference))
    throw invalid({
      field: 'sepaMandate.mandateReference',
      message: 'is none that the agreement of this studio has given',
    });
  const kept = present(presented, now);
  return typeof kept === 'string'
    ? { state: 'DECLINED', declineReason: kept }
    : { ...kept, mandateReference, state: 'AUTHORIZED' };
}
