import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { findInstrument, lockInstrumentForCheckout } from '../payments/instruments.ts';
import {
  completeTokenization,
  lockTokenization,
  wrongTokenizationState,
} from '../payments/tokenizations.ts';
import type { Buyer } from './begin.ts';

/** Fields that select the instrument. */
export type InstrumentFieldsV4 = Pick<
  Schemas['CreateCourseAppointmentCheckoutV4Request'],
  'paymentInstrumentId' | 'tokenizationReference'
>;

/** Resolves the instrument in version 4 of the call: a stored instrument or a tokenization, never both. */
export async function resolveInstrumentV4(
  db: Database,
  { paymentInstrumentId, tokenizationReference }: InstrumentFieldsV4,
  accountId: number,
  now: Date,
): Promise<Buyer['instrument']> {
  if (paymentInstrumentId !== null && tokenizationReference !== null)
    throw invalidFields({
      field: 'paymentInstrumentId',
      message: 'must be null when a tokenization pays',
    });
  if (paymentInstrumentId !== null) {
    await findInstrument(db, paymentInstrumentId, accountId);
    return (tx) => lockInstrumentForCheckout(tx, paymentInstrumentId, accountId);
  }
  if (tokenizationReference === null) return null;
  return async (tx) => {
    const tokenization = await lockTokenization(tx, tokenizationReference, accountId);
    // This call declares no decline error; the tokenization's own calls report it to the user.
    if (tokenization.state === 'DECLINED') throw wrongTokenizationState(tokenization.state);
    return completeTokenization(tx, tokenization, now);
  };
}
