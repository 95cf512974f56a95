/** Who comes to a trial session, and what they agree to. */
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { invalidFields } from '../../server/apiError.ts';
import { consentsOf } from '../legal/consents.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { Trial } from './configuration.ts';

/** What every form of the requests has of the person. */
export type Person = Pick<
  Schemas['CreateTrialSessionRequest'],
  'customerData' | 'acceptedConsents'
>;

/** @throws 400 for a field that the studio requires, or a consent that must be given */
export async function checkPerson(
  db: Database,
  { contactFields }: Trial['configuration'],
  studio: StoredStudio,
  { customerData, acceptedConsents }: Person,
): Promise<void> {
  const missing = contactFields.find(({ field, required }) => required && !customerData[field]);
  if (missing) throw invalidFields({ field: missing.field, message: 'is required by the studio' });
  const consents = await consentsOf(db, studio.id);
  const left = consents.find(
    ({ mandatory, type }) => mandatory && !acceptedConsents.includes(type),
  );
  if (left) throw invalidFields({ field: 'acceptedConsents', message: `must have ${left.type}` });
}
