/** News about bookings of any kind: stored with the transaction, written as a mail by a job afterwards. */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas, Surface } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Payment } from '../payments/ledger.ts';
import { toPaid } from '../payments/paid.ts';
import { type CancelationRule, freeUntil } from '../studios/cancelationRule.ts';
import { findVoucherUse } from '../payments/vouchers.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type {
  BookingJob,
  BookingNews,
  BookingOccasion,
  LateCancelation,
  Missed,
} from './bookingNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';
import { recipientOccasion, type Recipient } from './recipients.ts';

/** What a late cancelation or a missed booking costs; absent if it is none. */
export type Consequences = { late?: CancelationRule | null; missed?: Missed };

/** A booking with everything its mails may mention. */
export type BookingEvent = {
  uuid: string;
  /** Data entered by a guest. */
  guest: Schemas['TrialCustomerData'] | null;
  recipient: Recipient;
  /** Brand and language of the booking request. */
  reader: Surface | null;
  /** Stores brand and language of the request with the booking. */
  storeReader: (present: Surface) => Promise<unknown>;
  what: Pick<
    BookingNews,
    'appointmentId' | 'benefitId' | 'isEvent' | 'trial' | 'course' | 'image' | 'isOnline'
  >;
  startsAt: Date;
  endsAt: Date;
  cancelationRule: CancelationRule;
  late: CancelationRule | null;
  missed?: Missed;
  studio: StoredStudio;
  position: number | null;
  payment: Payment | null;
  /** Null if it was not bought. */
  checkoutId: string | null;
  /** True if it used a visit of a limited option. */
  usesVisit: boolean;
};

/**
 * Queues the news. The first mail stores brand and language of the request with the booking, for later mails sent
 * outside a request.
 * @param tx the transaction of the event, so that both are stored or neither
 */
export async function queueBookingNews(
  tx: Database,
  event: BookingEvent,
  cause: BookingOccasion,
): Promise<void> {
  const { recipient, guest, startsAt, endsAt, cancelationRule, late, studio, what } = event;
  const { account, family, pays } = recipient;
  const occasion = recipientOccasion(recipient, cause);
  const to = account?.email ?? guest?.email;
  // The account was deleted, or this recipient gets no mail.
  if (to === undefined || occasion === null) return;
  const reader = await resolveReader(event, occasion);
  const news: BookingNews = {
    ...what,
    occasion,
    uuid: event.uuid,
    to,
    name: account?.name ?? `${guest?.firstname ?? ''} ${guest?.lastname ?? ''}`.trim(),
    languages: [account?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    isGuest: account === null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    studio: studioSnapshot(studio),
    position: event.position,
    cancelableUntil: freeUntil(cancelationRule, startsAt).toISOString(),
    lateCancelation: toLateFacts(cancelationRule, studio),
    ...(late ? { late: toLateFacts(late, studio) } : {}),
    ...(event.missed ? { missed: event.missed } : {}),
    paid: event.payment && pays ? await toPaid(tx, event.payment) : null,
    voucher:
      event.checkoutId !== null && pays
        ? await findVoucherUse(tx, { checkoutId: event.checkoutId })
        : null,
    usesVisit: event.usesVisit,
    accountId: account?.id ?? null,
    ...(family ? { family } : {}),
  };
  await addJob(tx, { kind: 'booking', news } satisfies BookingJob);
}

/** Maps what a late cancelation costs for a mail. */
export const toLateFacts = (
  { late, feeCents }: CancelationRule,
  { currencyCode }: StoredStudio,
): LateCancelation => ({
  consequence: late,
  fee: feeCents === null ? null : { amountCents: feeCents, currency: currencyCode },
});

/** Occasions triggered by the recipient's own request. */
const ownOccasions: ReadonlySet<BookingOccasion> = new Set(['booked', 'toBeConfirmed', 'waiting']);

/**
 * The current request is the recipient's only when they book; a promotion, for example, happens in the request of
 * another person who cancels.
 */
async function resolveReader(
  { reader, storeReader }: BookingEvent,
  occasion: BookingOccasion,
): Promise<Surface | null> {
  const present = currentSurface();
  if (present === null || !ownOccasions.has(occasion)) return reader;
  await storeReader(present);
  return present;
}
