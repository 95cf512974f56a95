/** Mails about reserved visits: news is stored with the reservation, a job writes the mail afterwards. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import type { checkinReservations } from './tables.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { toLateFacts } from '../bookings/queueBookingNews.ts';
import { type CancelationRule, freeUntil } from '../studios/cancelationRule.ts';
import { type StoredStudio, studioUuid } from '../studios/rules.ts';
import { reservationLetter } from './reservationLetter.ts';
import type { ReservationJob, ReservationNews, ReservationOccasion } from './reservationNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';

/**
 * Notifies a member about a reservation, at the main address of the account.
 * @param tx the transaction of the event, so that both are stored or neither
 * @param late rule of this late cancelation; null if it is none
 */
export async function notifyAboutReservation(
  tx: Database,
  reservation: typeof checkinReservations.$inferSelect,
  studio: StoredStudio,
  occasion: ReservationOccasion,
  late: CancelationRule | null = null,
): Promise<void> {
  const { uuid, accountId, startsAt, endsAt, lastCheckinAt, createdAt, cancelationRule } =
    reservation;
  if (accountId === null) return;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const surface = currentSurface();
  const free = freeUntil(cancelationRule, startsAt);
  const hasBegun = createdAt >= startsAt;
  const news: ReservationNews = {
    occasion,
    uuid,
    to: account.email,
    name: account.name,
    languages: [account.locale, surface?.language ?? null, studio.locale],
    surface: surface ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    lastCheckinAt: lastCheckinAt.toISOString(),
    isCancelable: !hasBegun && createdAt <= free,
    freeCancelationUntil: free.toISOString(),
    ...(hasBegun ? {} : { lateCancelation: toLateFacts(cancelationRule, studio) }),
    ...(late ? { late: toLateFacts(late, studio) } : {}),
    studio: studioSnapshot(studio),
  };
  await addJob(tx, { kind: 'reservation', news } satisfies ReservationJob);
}

/** Writes the mail queued by `notifyAboutReservation`. @param services in the transaction of the job */
export async function sendReservationMail(
  { db, clock, mail, portalOrigin }: Services,
  news: ReservationNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const studio = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  const link = new URL(`${studio}/me/checkin-reservations`, portalOrigin()).href;
  await mail.send(reservationLetter(brand, news, link, clock.now()), db);
}
