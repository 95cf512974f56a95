/** What is told about a booking, of whichever kind: kept with its transaction, written as a mail a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { cancelableUntil } from '../courses/window.ts';
import { addJob } from '../jobs/addJob.ts';
import { isTaken, type Payment } from '../payments/ledger.ts';
import { paymentInstruments } from '../payments/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { BookingNews, BookingOccasion, Paid } from './bookingNews.ts';
import type { Surface } from './sending.ts';
import { studioTold } from './studioTold.ts';
import { occasionFor, type Recipient } from './whoIsTold.ts';

/** A booking with all that may be told of it. */
export type Told = {
  uuid: string;
  /** What the person has typed who has booked without an account. */
  guest: Schemas['TrialCustomerData'] | null;
  recipient: Recipient;
  /** Where the reader has booked. */
  reader: Surface | null;
  /** Keeps where the reader is with the booking. */
  keepReader: (present: Surface) => Promise<unknown>;
  what: Pick<
    BookingNews,
    'appointmentId' | 'benefitId' | 'isEvent' | 'trial' | 'course' | 'isOnline'
  >;
  startsAt: Date;
  endsAt: Date;
  studio: StoredStudio;
  position: number | null;
  payment: Payment | null;
  /** Uses that the option has left; null: it has no limit, or nothing of the kind has paid. */
  remaining: number | null;
};

/**
 * Promises a mail. The first one keeps language and brand of the request with the booking, for those that come when the reader is away.
 * @param tx the transaction of what is told: both are kept, or neither
 */
export async function promiseNews(
  tx: Database,
  told: Told,
  happened: BookingOccasion,
): Promise<void> {
  const { recipient, guest, startsAt, endsAt, studio, what } = told;
  const { account, family, pays } = recipient;
  const occasion = occasionFor(recipient, happened);
  const to = account?.email ?? guest?.email;
  // Nobody is left to be told: the account is deleted.
  if (to === undefined || occasion === null) return;
  const reader = await readerOf(told, occasion);
  const news: BookingNews = {
    ...what,
    occasion,
    uuid: told.uuid,
    to,
    name: account?.name ?? `${guest?.firstname ?? ''} ${guest?.lastname ?? ''}`.trim(),
    languages: [account?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    isGuest: account === null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    studio: studioTold(studio),
    position: told.position,
    cancelableUntil: cancelableUntil(startsAt).toISOString(),
    paid: told.payment && pays ? await paidBy(tx, told.payment) : null,
    usesVisit: told.remaining !== null,
    accountId: account?.id ?? null,
    ...(family ? { family } : {}),
  };
  await addJob(tx, { kind: 'booking', news });
}

/** What is told while the reader looks on. */
const begins: ReadonlySet<BookingOccasion> = new Set(['booked', 'toBeConfirmed', 'waiting']);

/** Whoever books is there; later somebody else may be, by whose cancelation the waiting list moves up. */
async function readerOf(
  { reader, keepReader }: Told,
  occasion: BookingOccasion,
): Promise<Surface | null> {
  const present = presentSurface();
  if (present === null || !begins.has(occasion)) return reader;
  await keepReader(present);
  return present;
}

export async function paidBy(tx: Database, payment: Payment): Promise<Paid> {
  const { instrumentId } = payment;
  const [card] =
    instrumentId === null
      ? []
      : await tx.select().from(paymentInstruments).where(eq(paymentInstruments.id, instrumentId));
  return {
    amountCents: payment.amountCents,
    currency: payment.currency,
    charged: isTaken(payment),
    at: payment.updatedAt.toISOString(),
    method: card ? methodOf(card) : null,
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
