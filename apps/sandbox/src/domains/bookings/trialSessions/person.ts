/** Personal data and consents for a trial session. */
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { invalidFields } from '../../../platform/http/apiError.ts';
import { recordConsents, requireConsents } from '../../legal/givenConsents.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import type { Booker } from '../rules.ts';
import type { Trial } from './configuration.ts';

/** Personal part of the booking requests. */
export type Person = Pick<
  Schemas['CreateTrialSessionRequest'],
  'customerData' | 'acceptedConsents'
>;

/** @throws 400 for a missing required field or mandatory consent */
export async function checkPerson(
  db: Database,
  { contactFields }: Trial['configuration'],
  studio: StoredStudio,
  { customerData, acceptedConsents }: Person,
): Promise<void> {
  const missing = contactFields.find(({ field, required }) => required && !customerData[field]);
  if (missing) throw invalidFields({ field: missing.field, message: 'is required by the studio' });
  await requireConsents(db, studio, acceptedConsents);
}

/** Stores the consents of the participant of a trial session. */
export const recordTrialConsents = (
  tx: Database,
  { accountId }: Pick<Booker, 'accountId'>,
  studio: StoredStudio,
  { customerData: { email }, acceptedConsents }: Person,
  now: Date,
): Promise<void> => recordConsents(tx, { accountId, email }, studio, acceptedConsents, now);
