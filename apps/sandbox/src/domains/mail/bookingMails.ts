/** Mails about bookings. What is to be told is stored with the booking; the mail is written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { accounts } from '../accounts/tables.ts';
import { paymentOfBooking } from '../bookings/payment.ts';
import { bookings } from '../bookings/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { waitingPosition } from '../courses/occupancy.ts';
import { bookingOptions, courseAppointments, courses } from '../courses/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { textsOf } from '../translations/rules.ts';
import { trialNewsOf } from '../trialSessions/news.ts';
import { trialSessions } from '../trialSessions/tables.ts';
import { bookingLetter } from './bookingLetter.ts';
import type { BookingNews, BookingOccasion } from './bookingNews.ts';
import { promiseNews } from './promised.ts';
import type { Surface } from './sending.ts';
import { mailTextsFor } from './texts.ts';
import { bookers, recipientsOf, toldColumns } from './whoIsTold.ts';

/**
 * Tells the reader about a booking: to the main address of the account, or to the one that a guest has typed. What is told is
 * what stands there at the call: call it last in the transaction that makes a booking, and first in one that ends it, whose mail says
 * what comes back.
 * @param tx the transaction of what is told: both are kept, or neither
 */
export async function tellBooking(
  tx: Database,
  bookingId: number,
  occasion: BookingOccasion,
): Promise<void> {
  const [found] = await tx
    .select({
      booking: bookings,
      appointment: courseAppointments,
      course: courses.name,
      itemType: courses.itemType,
      studio: studios,
      ...toldColumns,
      remaining: bookingOptions.remaining,
    })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .leftJoin(bookers, eq(bookers.id, bookings.bookedBy))
    .leftJoin(bookingOptions, eq(bookingOptions.id, bookings.bookingOptionId))
    .where(eq(bookings.id, bookingId));
  if (!found) return;
  const { booking, appointment, course, itemType, studio, remaining } = found;
  const told = {
    uuid: booking.uuid,
    guest: booking.customerData,
    reader: booking.reader,
    keepReader: (reader: Surface) =>
      tx.update(bookings).set({ reader }).where(eq(bookings.id, bookingId)),
    what: {
      appointmentId: appointment.id,
      benefitId: null,
      isEvent: itemType === 'EVENT',
      trial: await trialNewsOf(tx, eq(trialSessions.bookingId, bookingId)),
      course,
      isOnline: appointment.meetingType === 'STREAM',
    },
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    studio,
    position: occasion === 'waiting' ? await waitingPosition(tx, booking) : null,
    payment: await paymentOfBooking(tx, bookingId),
    remaining,
  };
  for (const recipient of recipientsOf(found))
    await promiseNews(tx, { ...told, recipient }, occasion);
}

/** Where somebody without an account sees what they have booked, or confirms it. */
function pageOfGuest(news: BookingNews): string {
  const { appointmentId, benefitId, isEvent, occasion, trial, uuid } = news;
  if (occasion === 'toBeConfirmed' && trial?.confirm)
    return `booking/trial-session/${trial.benefitId}/confirm/${trial.confirm.uuid}`;
  if (trial) return `booking/trial-session/${trial.benefitId}/success/${uuid}?by=booking`;
  const item =
    appointmentId === null
      ? `appointment/${benefitId}`
      : `${isEvent ? 'event' : 'course'}/${appointmentId}`;
  return `booking/${item}/success/${uuid}?by=booking`;
}

/** Writes the mail that `tellBooking` has promised. @param services in the transaction of the job */
export async function mailBookingNews(services: Services, news: BookingNews): Promise<void> {
  const { db, clock, mail, portalOrigin } = services;
  const { context, hostname } = news.surface;
  const brand = await findBrand(db, context, hostname);
  const home = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  // Guests have no list of bookings; each has a page, where it is shown and canceled.
  const page = news.isGuest ? pageOfGuest(news) : 'me/bookings';
  const link = new URL(`${home}/${page}`, portalOrigin()).href;
  const { locale } = mailTextsFor(...news.languages);
  const own = brand ? await textsOf(db, brand.brandIdentifier, locale) : {};
  await mail.send(bookingLetter(brand, news, link, clock.now(), own), db);
}
