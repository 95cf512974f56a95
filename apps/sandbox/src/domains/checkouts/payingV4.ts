import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { instrumentOf, takeInstrument } from '../payments/instruments.ts';
import {
  completeTokenization,
  lockTokenization,
  wrongTokenizationState,
} from '../payments/tokenizations.ts';
import type { Buyer } from './begin.ts';

/** The fields that say what pays. */
export type PayingV4 = Pick<
  Schemas['CreateCourseAppointmentCheckoutV4Request'],
  'paymentInstrumentId' | 'tokenizationReference'
>;

/** What pays in the fourth version: a kept instrument or a tokenization, never both. */
export async function payingV4(
  db: Database,
  { paymentInstrumentId, tokenizationReference }: PayingV4,
  accountId: number,
  now: Date,
): Promise<Buyer['instrument']> {
  if (paymentInstrumentId !== null && tokenizationReference !== null)
    throw invalid({
      field: 'paymentInstrumentId',
      message: 'must be null when a tokenization pays',
    });
  if (paymentInstrumentId !== null) {
    await instrumentOf(db, paymentInstrumentId, accountId);
    return (tx) => takeInstrument(tx, paymentInstrumentId, accountId);
  }
  if (tokenizationReference === null) return null;
  return async (tx) => {
    const tokenization = await lockTokenization(tx, tokenizationReference, accountId);
    // This call declares no declined card: the step before it does, and tells the reader.
    if (tokenization.state === 'DECLINED') throw wrongTokenizationState(tokenization.state);
    return completeTokenization(tx, tokenization, now);
  };
}
