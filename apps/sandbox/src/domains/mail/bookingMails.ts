/** Mails about bookings. What is to be told is stored with the booking; the mail is written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { accounts } from '../accounts/tables.ts';
import { bookings } from '../bookings/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { courseAppointmentCheckouts } from '../checkouts/tables.ts';
import { waitingPosition } from '../courses/occupancy.ts';
import { bookingOptions, courseAppointments, courses } from '../courses/tables.ts';
import { cancelableUntil } from '../courses/window.ts';
import { addJob } from '../jobs/addJob.ts';
import { isCharged } from '../payments/ledger.ts';
import { paymentInstruments, payments } from '../payments/tables.ts';
import { studioUuid } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { textsOf } from '../translations/rules.ts';
import { bookingLetter } from './bookingLetter.ts';
import type { BookingNews, BookingOccasion, Paid } from './bookingNews.ts';
import { inOneLine } from './inOneLine.ts';
import type { Surface } from './sending.ts';
import { mailTextsFor } from './texts.ts';

/**
 * Tells the reader about a booking: to the main address of the account, or to the one that a guest has typed. What is told is
 * what stands there at the call: call it last in the transaction that makes a booking, and first in one that ends it, whose mail says
 * what comes back.
 * The first call keeps language and brand of the request with the booking, for those that come when the reader is away.
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
      studio: studios,
      account: { email: accounts.email, name: accounts.name, locale: accounts.locale },
      remaining: bookingOptions.remaining,
    })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .leftJoin(accounts, eq(accounts.id, bookings.accountId))
    .leftJoin(bookingOptions, eq(bookingOptions.id, bookings.bookingOptionId))
    .where(eq(bookings.id, bookingId));
  if (!found) return;
  const { booking, appointment, course, studio, account, remaining } = found;
  const guest = booking.customerData;
  const to = account?.email ?? guest?.email;
  // Nobody is left to be told: the account is deleted.
  if (to === undefined) return;
  const reader = await readerOf(tx, booking, occasion);
  const news: BookingNews = {
    occasion,
    uuid: booking.uuid,
    to,
    name: account?.name ?? `${guest?.firstname ?? ''} ${guest?.lastname ?? ''}`.trim(),
    languages: [account?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    isGuest: account === null,
    appointmentId: appointment.id,
    course,
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    isOnline: appointment.meetingType === 'STREAM',
    studio: {
      id: studio.id,
      tenant: studio.tenant,
      name: studio.name,
      zoneId: studio.zoneId,
      address: inOneLine(studio.address),
    },
    position: occasion === 'waiting' ? await waitingPosition(tx, booking) : null,
    cancelableUntil: cancelableUntil(appointment.startsAt).toISOString(),
    paid: await paidFor(tx, bookingId),
    usesVisit: remaining !== null,
  };
  await addJob(tx, { kind: 'booking', news });
}

/** Whoever books is there; later somebody else may be, by whose cancelation the waiting list moves up. */
async function readerOf(
  tx: Database,
  { id, reader }: typeof bookings.$inferSelect,
  occasion: BookingOccasion,
): Promise<Surface | null> {
  const present = presentSurface();
  if (present === null || (occasion !== 'booked' && occasion !== 'waiting')) return reader;
  await tx.update(bookings).set({ reader: present }).where(eq(bookings.id, id));
  return present;
}

async function paidFor(tx: Database, bookingId: number): Promise<Paid | null> {
  const [found] = await tx
    .select({ payment: payments, card: paymentInstruments })
    .from(payments)
    .innerJoin(
      courseAppointmentCheckouts,
      eq(courseAppointmentCheckouts.checkoutId, payments.checkoutId),
    )
    .leftJoin(paymentInstruments, eq(paymentInstruments.id, payments.instrumentId))
    .where(eq(courseAppointmentCheckouts.bookingId, bookingId));
  if (!found) return null;
  const { payment, card } = found;
  return {
    amountCents: payment.amountCents,
    currency: payment.currency,
    charged: isCharged(payment),
    at: payment.updatedAt.toISOString(),
    method: card && methodOf(card),
    reference: payment.checkoutId,
  };
}

function methodOf({
  brand,
  lastFour,
  masked,
}: typeof paymentInstruments.$inferSelect): string | null {
  const shown = masked ?? (lastFour === null ? null : `•••• ${lastFour}`);
  return shown && `${brand ?? ''} ${shown}`.trim();
}

/** Writes the mail that `tellBooking` has promised. @param services in the transaction of the job */
export async function mailBookingNews(services: Services, news: BookingNews): Promise<void> {
  const { db, clock, mail, portalOrigin } = services;
  const { context, hostname } = news.surface;
  const brand = await findBrand(db, context, hostname);
  const home = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  // Guests have no list of bookings; each has a page, where it is shown and canceled.
  const page = news.isGuest
    ? `${home}/booking/course/${news.appointmentId}/success/${news.uuid}?by=booking`
    : `${home}/me/bookings`;
  const link = new URL(page, portalOrigin()).href;
  const { locale } = mailTextsFor(...news.languages);
  const own = brand ? await textsOf(db, brand.brandIdentifier, locale) : {};
  await mail.send(bookingLetter(brand, news, link, clock.now(), own), db);
}
