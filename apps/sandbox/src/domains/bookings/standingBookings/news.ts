/** News about standing bookings and reminders: stored with the event, sent to the member by a job afterwards. */
import { eq } from 'drizzle-orm';
import type { Services, Surface } from '../../../platform/api.ts';
import type { MemberSubject } from '../../customerData/memberNews.ts';
import { notifyMember } from '../../customerData/notifyMember.ts';
import { findMember } from '../../messages/notify.ts';
import type { MessageKind } from '../../messages/texts/types.ts';
import { type Appointment, selectAppointments } from '../courses/appointments.ts';
import { courseAppointments } from '../courses/tables.ts';
import { dayOf, type StandingBooking } from './dates.ts';
import type { NotBookedReason } from './tables.ts';

type StandingBookingNews = {
  type: Extract<
    MessageKind,
    'BOOKED_EVERY_WEEK' | 'STANDING_BOOKING_ENDED' | 'BOOKING_OPEN' | `NOT_BOOKED_${string}`
  >;
  /** Identifies the event; each is reported once. */
  event: string;
  accountId: number;
  appointmentId: number;
  /** Brand and language of the member's request. */
  reader: Surface | null;
};

export type StandingBookingJob = { kind: 'standingBooking'; news: StandingBookingNews };

/** Creates the job that tells a member what became of a date. @param reason null if it is booked */
export function toDateJob(
  { uuid, accountId, reader }: StandingBooking,
  item: Appointment,
  reason: Exclude<NotBookedReason, 'ALREADY_BOOKED' | 'SKIPPED'> | null,
): StandingBookingJob {
  return {
    kind: 'standingBooking',
    news: {
      type: reason === null ? 'BOOKED_EVERY_WEEK' : `NOT_BOOKED_${reason}`,
      event: `${uuid} ${dayOf(item)}`,
      accountId,
      appointmentId: item.appointment.id,
      reader,
    },
  };
}

/**
 * Sends news to the member: by message, to devices and by mail. A booked date has the mail of its booking. Does nothing
 * if the account, its membership or the class is gone.
 * @param services in the transaction of the job
 */
export async function sendStandingBookingNews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { type, event, accountId, appointmentId, reader }: StandingBookingNews,
): Promise<void> {
  const [item] = await selectAppointments(db, eq(courseAppointments.id, appointmentId));
  const member = item && (await findMember(db, accountId, item.studio.id));
  if (!member) return;
  const { appointment, course, studio } = item;
  const what: MemberSubject = {
    as: 'class',
    name: course.name,
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    zoneId: studio.zoneId,
  };
  const page = type === 'BOOKING_OPEN' ? { page: `course/${appointmentId}` } : {};
  const hasMail = type !== 'BOOKED_EVERY_WEEK';
  await notifyMember(
    db,
    { ...member, reader },
    { type, what, event, hasMail, ...page },
    clock.now(),
  );
}
