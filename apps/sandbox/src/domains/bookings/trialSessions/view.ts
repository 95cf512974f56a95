/** Maps trial sessions to the API format. */
import type { Database } from '../../../platform/database/database.ts';
import type { Schemas } from '../../../platform/api.ts';
import { zoned } from '../../../platform/time.ts';
import { bookingNotFound } from '../entries.ts';
import { kinds } from '../kinds.ts';
import { loadConsents } from '../../legal/consents.ts';
import { toSingleOffer } from '../singleAppointments/view.ts';
import type { Trial } from './configuration.ts';
import { toEntry, type StoredTrial } from './ownTrial.ts';

/** Steps of the portal; their numbers appear in its addresses. */
const steps: Schemas['TrialSessionStep'][] = [
  { step: 1, name: 'TIME' },
  { step: 2, name: 'CONTACT' },
  { step: 3, name: 'SUMMARY' },
];

export async function toTrialConfig(
  db: Database,
  { offered, offer, configuration }: Trial,
): Promise<Schemas['TrialSessionConfig']> {
  const { benefit, studio } = offered;
  const { price, paymentMethods } = toSingleOffer(offer, studio);
  return {
    organizationUnitId: studio.id,
    benefitId: benefit.id,
    benefitTrialConfigurationId: configuration.id,
    offerId: offer.id,
    name: configuration.name,
    description: configuration.description ?? benefit.description,
    image: benefit.image,
    durationMinutes: benefit.durationMinutes,
    price,
    paymentMethods,
    steps,
    contactFields: configuration.contactFields,
    coursesAllowed: configuration.coursesAllowed,
    legalConsents: await loadConsents(db, studio.id),
  };
}

export async function toTrialBooking(
  db: Database,
  trial: StoredTrial,
  zoneId: string,
  now: Date,
): Promise<Schemas['TrialBooking']> {
  const { kind, id } = toEntry(trial);
  const [calendarItem] = await kinds[kind].toCalendarItems(db, [id], now);
  if (!calendarItem) throw bookingNotFound();
  const { confirmedAt, confirmUntil } = trial;
  const isHeld = confirmedAt === null && confirmUntil !== null;
  return {
    state: isHeld ? 'TO_BE_CONFIRMED' : 'CONFIRMED',
    confirmUntil: isHeld ? zoned(confirmUntil, zoneId) : null,
    calendarItem,
  };
}
