/** Personal data and consents for a trial session. */
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { invalidFields } from '../../../platform/http/apiError.ts';
import { loadConsents } from '../../legal/consents.ts';
import type { StoredStudio } from '../../studios/rules.ts';
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
  const consents = await loadConsents(db, studio.id);
  const left = consents.find(
    ({ mandatory, type }) => mandatory && !acceptedConsents.includes(type),
  );
  if (left) throw invalidFields({ field: 'acceptedConsents', message: `must have ${left.type}` });
}
