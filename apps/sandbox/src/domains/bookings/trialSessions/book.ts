/** Booking a trial session: a time of the studio's trial benefit, or a place in a course available as a trial. */
import type { ApiRequest, OperationId, Schemas, Services } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { type Booker, lockAppointment, resolvePlace, storeBooking } from '../rules.ts';
import { findAppointment } from '../courses/appointments.ts';
import { settleStandingBookings } from '../standingBookings/settle.ts';
import { toTerms } from '../courses/terms.ts';
import { enforceRateLimit } from '../../limits/rates.ts';
import { notifyAboutAppointment } from '../appointmentMails.ts';
import { notifyAboutBooking } from '../bookingMails.ts';
import { rejectBlocked } from '../../refusals/rules.ts';
import { benefitNotFound } from '../singleAppointments/benefits.ts';
import {
  lockProviders,
  storeAppointment,
  resolveSlot,
  toBenefitTerms,
} from '../singleAppointments/booking.ts';
import { parseStart } from '../singleAppointments/bookSlotWithOption.ts';
import { getStudio, type StoredStudio } from '../../studios/rules.ts';
import { type Trial, getTrial } from './configuration.ts';
import { holdDeadline } from './holdDeadline.ts';
import { claimTrial, holdTrial, rejectMember } from './ownTrial.ts';
import { checkPerson, type Person, recordTrialConsents } from './person.ts';
import { toTrialBooking } from './view.ts';

/** Requester and network. */
type Visitor = Pick<ApiRequest<OperationId>, 'account' | 'address' | 'context'>;

type WantedSlot = Pick<
  Schemas['CreateTrialSessionRequest'],
  'benefitId' | 'organizationUnitId' | 'startDateTime' | 'employeeId'
>;

function notAllowedError(): Error {
  return apiError(422, 'offer.error.notallowed', 'This cannot be had as a trial session');
}

function toVisitorBooker({ account }: Visitor, { customerData }: Person): Booker {
  return account
    ? { accountId: account.id, customerData: null }
    : { accountId: null, customerData };
}

/** Checks common to both variants. @throws 400, 404, 409 for members and blocked accounts, 429 */
async function prepareTrial(
  visitor: Visitor,
  services: Services,
  studio: StoredStudio,
  person: Person,
): Promise<Trial> {
  const { db, clock } = services;
  const trial = await getTrial(db, studio);
  await checkPerson(db, trial.configuration, studio, person);
  if (visitor.account) {
    await rejectBlocked(db, visitor.account.id, studio.tenant, clock.now());
    await rejectMember(db, visitor.account.id, studio.tenant);
  } else await enforceRateLimit(services, 'bookAsGuest', visitor.address);
  return trial;
}

/**
 * Books a time: immediately for an account, otherwise held until confirmed by mail.
 * @throws 400 for missing data, 404 for an unknown studio, benefit or time, 409 if the time is not available or the
 * person has had a trial, 422 if it is not free
 */
export async function bookTrialSlot(
  visitor: Visitor,
  services: Services,
  wanted: WantedSlot,
  person: Person,
): Promise<Schemas['TrialBooking']> {
  const { db, clock } = services;
  const startsAt = parseStart(wanted);
  const studio = await getStudio(db, wanted.organizationUnitId, visitor.context);
  const { offered, offer, configuration } = await prepareTrial(visitor, services, studio, person);
  if (wanted.benefitId !== offered.benefit.id) throw benefitNotFound();
  if (offer.priceState !== 'FREE') throw notAllowedError();
  const booker = toVisitorBooker(visitor, person);
  const claim = visitor.account ? claimTrial : holdTrial;
  const now = clock.now();
  const stored = await db.transaction(async (tx) => {
    await lockProviders(tx, offered);
    const keep = await claim(tx, studio.tenant, offered.benefit.id, booker);
    const { employeeId } = wanted;
    const time = await resolveSlot(tx, offered, { startsAt, employeeId }, booker, now);
    const terms = toBenefitTerms(offered, booker);
    const payer = { paidWith: configuration.name ?? offer.name, ...terms };
    const { id } = await storeAppointment(tx, offered, time, booker, payer, now);
    const confirmUntil = visitor.account
      ? null
      : holdDeadline(startsAt, terms.cancelationRule, now);
    const booked = { singleAppointmentId: id, bookingId: null };
    const trial = await keep({ ...booked, contact: person.customerData, confirmUntil });
    await recordTrialConsents(tx, booker, studio, person, now);
    await notifyAboutAppointment(tx, id, confirmUntil ? 'toBeConfirmed' : 'booked');
    return trial;
  });
  return toTrialBooking(db, stored, studio.zoneId, now);
}

/**
 * Books a place in a course for free, whatever its price.
 * @throws like `bookTrialSlot`; 422 for a course not available as a trial
 */
export async function bookTrialCourse(
  visitor: Visitor,
  services: Services,
  { courseAppointmentId }: Pick<Schemas['CreateTrialCourseRequest'], 'courseAppointmentId'>,
  person: Person,
): Promise<Schemas['TrialBooking']> {
  const { db, clock } = services;
  const item = await findAppointment(db, courseAppointmentId, visitor.context);
  const { appointment, studio } = item;
  const { offered, offer, configuration } = await prepareTrial(visitor, services, studio, person);
  const isTrial = appointment.trialConfigurationId === configuration.id;
  if (!configuration.coursesAllowed || !isTrial) throw notAllowedError();
  const booker = toVisitorBooker(visitor, person);
  const claim = visitor.account ? claimTrial : holdTrial;
  const now = clock.now();
  await settleStandingBookings(db, item, now);
  const stored = await db.transaction(async (tx) => {
    const locked = await lockAppointment(tx, appointment.id);
    const keep = await claim(tx, studio.tenant, offered.benefit.id, booker);
    const status = await resolvePlace(tx, locked, booker, false, now);
    const terms = toTerms(item, booker);
    const payer = { paidWith: configuration.name ?? offer.name, ...terms };
    const { id } = await storeBooking(tx, locked, booker, status, payer, now);
    const confirmUntil = visitor.account
      ? null
      : holdDeadline(locked.startsAt, terms.cancelationRule, now);
    const booked = { singleAppointmentId: null, bookingId: id };
    const trial = await keep({ ...booked, contact: person.customerData, confirmUntil });
    await recordTrialConsents(tx, booker, studio, person, now);
    await notifyAboutBooking(tx, id, confirmUntil ? 'toBeConfirmed' : 'booked');
    return trial;
  });
  return toTrialBooking(db, stored, studio.zoneId, now);
}
