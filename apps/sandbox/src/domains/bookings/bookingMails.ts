/** Mails about bookings: news is stored with the booking, a job writes the mail afterwards. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services, Surface } from '../../platform/api.ts';
import { accounts } from '../accounts/tables.ts';
import { findBookingCheckout, findBookingPayment } from './payment.ts';
import { bookings } from './tables.ts';
import { findBrand } from '../brands/rules.ts';
import { waitingPosition } from './courses/occupancy.ts';
import { courseAppointments, courses } from './courses/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { loadBrandTexts } from '../translations/rules.ts';
import { loadTrialNews } from './trialSessions/news.ts';
import { trialSessions } from './trialSessions/tables.ts';
import { bookingLetter } from './bookingLetter.ts';
import type { BookingNews, BookingOccasion } from './bookingNews.ts';
import { type Consequences, queueBookingNews } from './queueBookingNews.ts';
import { findMailTexts } from '../../platform/mail/texts.ts';
import { bookers, listRecipients, recipientColumns } from './recipients.ts';

/**
 * Notifies the owner of a booking, at the main address of the account or the one a guest entered. Captures the current
 * state: call it last in a transaction that makes a booking, and first in one that ends it, because that mail lists the refund and the released visit.
 * @param tx the transaction of the event, so that both are stored or neither
 * @param consequences of a late cancelation or a missed booking
 */
export async function notifyAboutBooking(
  tx: Database,
  bookingId: number,
  occasion: BookingOccasion,
  { late = null, missed }: Consequences = {},
): Promise<void> {
  const [found] = await tx
    .select({
      booking: bookings,
      appointment: courseAppointments,
      course: courses.name,
      image: courses.image,
      itemType: courses.itemType,
      studio: studios,
      ...recipientColumns,
    })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .leftJoin(bookers, eq(bookers.id, bookings.bookedBy))
    .where(eq(bookings.id, bookingId));
  if (!found) return;
  const { booking, appointment, course, image, itemType, studio } = found;
  const event = {
    uuid: booking.uuid,
    guest: booking.customerData,
    reader: booking.reader,
    storeReader: (reader: Surface) =>
      tx.update(bookings).set({ reader }).where(eq(bookings.id, bookingId)),
    what: {
      appointmentId: appointment.id,
      benefitId: null,
      isEvent: itemType === 'EVENT',
      trial: await loadTrialNews(tx, eq(trialSessions.bookingId, bookingId)),
      course,
      image,
      isOnline: appointment.meetingType === 'STREAM',
    },
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    cancelationRule: booking.cancelationRule,
    late,
    ...(missed ? { missed } : {}),
    studio,
    position: occasion === 'waiting' ? await waitingPosition(tx, booking) : null,
    payment: await findBookingPayment(tx, bookingId),
    checkoutId: await findBookingCheckout(tx, bookingId),
    usesVisit: booking.visit === 'USED',
  };
  for (const recipient of listRecipients(found))
    await queueBookingNews(tx, { ...event, recipient }, occasion);
}

/** Returns the page where a guest sees or confirms a booking. */
function guestPage(news: BookingNews): string {
  const { appointmentId, benefitId, isEvent, occasion, trial, uuid } = news;
  if (occasion === 'toBeConfirmed' && trial?.confirm)
    return `booking/trial-session/${trial.benefitId}/confirm/${trial.confirm.uuid}?booking=${uuid}`;
  if (trial) return `booking/trial-session/${trial.benefitId}/success/${uuid}?by=booking`;
  const item =
    appointmentId === null
      ? `appointment/${benefitId}`
      : `${isEvent ? 'event' : 'course'}/${appointmentId}`;
  return `booking/${item}/success/${uuid}?by=booking`;
}

/** Writes the mail queued by `notifyAboutBooking`. @param services in the transaction of the job */
export async function sendBookingMail(services: Services, news: BookingNews): Promise<void> {
  const { db, clock, mail, portalOrigin } = services;
  const { context, hostname } = news.surface;
  const brand = await findBrand(db, context, hostname);
  const home = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  // Guests have no list of bookings; each booking has a page to view and cancel it.
  const page = news.isGuest ? guestPage(news) : 'me/bookings';
  const link = new URL(`${home}/${page}`, portalOrigin()).href;
  const { locale } = findMailTexts(...news.languages);
  const own = brand ? await loadBrandTexts(db, brand.brandIdentifier, locale) : {};
  await mail.send(bookingLetter(brand, news, link, clock.now(), own), db);
}
