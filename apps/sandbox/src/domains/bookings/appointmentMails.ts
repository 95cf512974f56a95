/** Mails about single appointments. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts } from '../accounts/tables.ts';
import { findAppointmentCheckout, findAppointmentPayment } from './singleAppointments/payment.ts';
import { benefits, singleAppointments } from './singleAppointments/tables.ts';
import { studios } from '../studios/tables.ts';
import { loadTrialNews } from './trialSessions/news.ts';
import { trialSessions } from './trialSessions/tables.ts';
import type { BookingOccasion } from './bookingNews.ts';
import { type Consequences, queueBookingNews } from './queueBookingNews.ts';
import { bookers, listRecipients, recipientColumns } from './recipients.ts';
import type { Surface } from '../../platform/api.ts';

/** Notifies the owner of a single appointment; see `notifyAboutBooking`. */
export async function notifyAboutAppointment(
  tx: Database,
  id: number,
  occasion: BookingOccasion,
  { late = null, missed }: Consequences = {},
): Promise<void> {
  const [found] = await tx
    .select({
      appointment: singleAppointments,
      benefit: { id: benefits.id, name: benefits.name, image: benefits.image },
      studio: studios,
      ...recipientColumns,
    })
    .from(singleAppointments)
    .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
    .innerJoin(studios, eq(studios.id, singleAppointments.studioId))
    .leftJoin(accounts, eq(accounts.id, singleAppointments.accountId))
    .leftJoin(bookers, eq(bookers.id, singleAppointments.bookedBy))
    .where(eq(singleAppointments.id, id));
  if (!found) return;
  const { appointment, benefit, studio } = found;
  const event = {
    uuid: appointment.uuid,
    guest: appointment.customerData,
    reader: appointment.reader,
    storeReader: (reader: Surface) =>
      tx.update(singleAppointments).set({ reader }).where(eq(singleAppointments.id, id)),
    what: {
      appointmentId: null,
      benefitId: benefit.id,
      trial: await loadTrialNews(tx, eq(trialSessions.singleAppointmentId, id)),
      course: benefit.name,
      image: benefit.image,
      isOnline: false,
    },
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    cancelationRule: appointment.cancelationRule,
    late,
    ...(missed ? { missed } : {}),
    studio,
    position: null,
    payment: await findAppointmentPayment(tx, id),
    checkoutId: await findAppointmentCheckout(tx, id),
    usesVisit: appointment.visit === 'USED',
  };
  for (const recipient of listRecipients(found))
    await queueBookingNews(tx, { ...event, recipient }, occasion);
}
