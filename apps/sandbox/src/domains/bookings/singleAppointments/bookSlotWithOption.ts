/** Booking a single appointment with an option of the member. */
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders, Schemas, Acting } from '../../../platform/api.ts';
import { invalidFields } from '../../../platform/http/apiError.ts';
import { parseInstant } from '../../../platform/time.ts';
import { lockOption, useOption } from '../options/useOption.ts';
import { toBookedByColumns } from '../../family/bookedBy.ts';
import { notifyAboutAppointment } from '../appointmentMails.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import { getStudio } from '../../studios/rules.ts';
import { rejectTrialBenefit } from '../trialSessions/orderRules.ts';
import { findOfferedBenefit } from './benefits.ts';
import { lockProviders, storeAppointment, resolveSlot, toBenefitTerms } from './booking.ts';
import type { StoredSingleAppointment } from './ownAppointments.ts';
import { toBenefitUse } from './view.ts';

/** Parses the start of a request. @throws 400 */
export function parseStart({ startDateTime }: { startDateTime: string }): Date {
  const startsAt = parseInstant(startDateTime);
  if (!startsAt) throw invalidFields({ field: 'startDateTime', message: 'must be an instant' });
  return startsAt;
}

/**
 * Books a time with an employee and uses the option, in one transaction.
 * @throws 404 for an unknown studio, benefit, time or option, 409 if the time is taken, the option cannot pay or missed
 * bookings block the member, 422 for a trial session and an option that is no trial
 */
export async function bookSlotWithOption(
  db: Database,
  accountId: number,
  request: Schemas['BookSingleRequest'],
  context: ContextHeaders,
  now: Date,
  acting: Acting | null = null,
): Promise<StoredSingleAppointment> {
  const { benefitId, organizationUnitId, employeeId, bookingOptionId } = request;
  const startsAt = parseStart(request);
  const studio = await getStudio(db, organizationUnitId, context);
  const offered = await findOfferedBenefit(db, benefitId, studio);
  await rejectBlocked(db, accountId, studio.tenant, now);
  return db.transaction(async (tx) => {
    await lockProviders(tx, offered);
    const key = { id: bookingOptionId, accountId, tenant: studio.tenant };
    const type = await lockOption(tx, key);
    if (type !== 'TRIAL_CONTINGENT') rejectTrialBenefit(offered);
    const booker = { accountId, customerData: null };
    const time = await resolveSlot(tx, offered, { startsAt, employeeId }, booker, now);
    const paid = await useOption(tx, key, toBenefitUse(offered, startsAt), now);
    const payer = { ...toBookedByColumns(acting), ...paid, ...toBenefitTerms(offered, booker) };
    const appointment = await storeAppointment(tx, offered, time, booker, payer, now);
    await notifyAboutAppointment(tx, appointment.id, 'booked');
    return appointment;
  });
}
