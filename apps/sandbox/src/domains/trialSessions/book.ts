/** Booking a trial session: a time of the kind that is the trial of the studio, or a place in a course that may be tried as it. */
import type { ApiRequest, OperationId, Schemas, Services } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { type Booker, lockAppointment, resolvePlace, storeBooking } from '../bookings/rules.ts';
import { findAppointment } from '../courses/appointments.ts';
import { takeRate } from '../limits/rates.ts';
import { notifyAboutAppointment } from '../mail/appointmentMails.ts';
import { notifyAboutBooking } from '../mail/bookingMails.ts';
import { refuseBlocked } from '../refusals/rules.ts';
import { benefitNotFound } from '../singleAppointments/benefits.ts';
import { lockProviders, storeAppointment, resolveSlot } from '../singleAppointments/booking.ts';
import { parseStart } from '../singleAppointments/bookSlotWithOption.ts';
import { studioOf, type StoredStudio } from '../studios/rules.ts';
import { type Trial, trialAt } from './configuration.ts';
import { holdUntil } from './holdUntil.ts';
import { claimTrial, holdTrial, refuseMember } from './ownTrial.ts';
import { checkPerson, type Person } from './person.ts';
import { toTrialBooking } from './view.ts';

/** Who asks, and from where. */
type Visitor = Pick<ApiRequest<OperationId>, 'account' | 'address' | 'context'>;

type WantedSlot = Pick<
  Schemas['CreateTrialSessionRequest'],
  'benefitId' | 'organizationUnitId' | 'startDateTime' | 'employeeId'
>;

function notAllowed(): Error {
  return apiError(422, 'offer.error.notallowed', 'This cannot be had as a trial session');
}

function bookerFor({ account }: Visitor, { customerData }: Person): Booker {
  return account
    ? { accountId: account.id, customerData: null }
    : { accountId: null, customerData };
}

/** What both ways have in common. @throws 400, 404, 409 for members and who may not book, 429 */
async function trialFor(
  visitor: Visitor,
  services: Services,
  studio: StoredStudio,
  person: Person,
): Promise<Trial> {
  const { db, clock } = services;
  const trial = await trialAt(db, studio);
  await checkPerson(db, trial.configuration, studio, person);
  if (visitor.account) {
    await refuseBlocked(db, visitor.account.id, studio.tenant, clock.now());
    await refuseMember(db, visitor.account.id, studio.tenant);
  } else await takeRate(services, 'bookAsGuest', visitor.address);
  return trial;
}

/**
 * Books a time, for an account at once; without one it is held until the mail is answered.
 * @throws 400 for what the studio requires, 404 for a studio, kind or time that there is not, 409 when the time cannot be had or the
 *   person has had a trial, 422 when it costs something
 */
export async function bookTrialSlot(
  visitor: Visitor,
  services: Services,
  wanted: WantedSlot,
  person: Person,
): Promise<Schemas['TrialBooking']> {
  const { db, clock } = services;
  const startsAt = parseStart(wanted);
  const studio = await studioOf(db, wanted.organizationUnitId, visitor.context);
  const { offered, offer, configuration } = await trialFor(visitor, services, studio, person);
  if (wanted.benefitId !== offered.benefit.id) throw benefitNotFound();
  if (offer.priceState !== 'FREE') throw notAllowed();
  const booker = bookerFor(visitor, person);
  const claim = visitor.account ? claimTrial : holdTrial;
  const now = clock.now();
  const stored = await db.transaction(async (tx) => {
    await lockProviders(tx, offered);
    const keep = await claim(tx, studio.tenant, offered.benefit.id, booker);
    const { employeeId } = wanted;
    const time = await resolveSlot(tx, offered, { startsAt, employeeId }, booker, now);
    const payer = { paidWith: configuration.name ?? offer.name };
    const { id } = await storeAppointment(tx, offered, time, booker, payer, now);
    const confirmUntil = visitor.account ? null : holdUntil(startsAt, now);
    const booked = { singleAppointmentId: id, bookingId: null };
    const trial = await keep({ ...booked, contact: person.customerData, confirmUntil });
    await notifyAboutAppointment(tx, id, confirmUntil ? 'toBeConfirmed' : 'booked');
    return trial;
  });
  return toTrialBooking(db, stored, studio.zoneId, now);
}

/**
 * Books a place in a course for nothing, whatever it costs others.
 * @throws as `bookTrialSlot`; 422 for a course that cannot be tried
 */
export async function bookTrialCourse(
  visitor: Visitor,
  services: Services,
  { courseAppointmentId }: Pick<Schemas['CreateTrialCourseRequest'], 'courseAppointmentId'>,
  person: Person,
): Promise<Schemas['TrialBooking']> {
  const { db, clock } = services;
  const { appointment, studio } = await findAppointment(db, courseAppointmentId, visitor.context);
  const { offered, offer, configuration } = await trialFor(visitor, services, studio, person);
  const isTrial = appointment.trialConfigurationId === configuration.id;
  if (!configuration.coursesAllowed || !isTrial) throw notAllowed();
  const booker = bookerFor(visitor, person);
  const claim = visitor.account ? claimTrial : holdTrial;
  const now = clock.now();
  const stored = await db.transaction(async (tx) => {
    const locked = await lockAppointment(tx, appointment.id);
    const keep = await claim(tx, studio.tenant, offered.benefit.id, booker);
    const status = await resolvePlace(tx, locked, booker, false, now);
    const payer = { paidWith: configuration.name ?? offer.name };
    const { id } = await storeBooking(tx, locked.id, booker, status, payer, now);
    const confirmUntil = visitor.account ? null : holdUntil(locked.startsAt, now);
    const booked = { singleAppointmentId: null, bookingId: id };
    const trial = await keep({ ...booked, contact: person.customerData, confirmUntil });
    await notifyAboutBooking(tx, id, confirmUntil ? 'toBeConfirmed' : 'booked');
    return trial;
  });
  return toTrialBooking(db, stored, studio.zoneId, now);
}
