/** Mails about reserved visits. What is to be told is stored with the reservation; the mail is written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import type { checkinReservations } from '../checkinReservations/tables.ts';
import { addJob } from '../jobs/addJob.ts';
import { type StoredStudio, studioUuid } from '../studios/rules.ts';
import { reservationLetter } from './reservationLetter.ts';
import type { ReservationNews, ReservationOccasion } from './reservationNews.ts';
import { studioTold } from './studioTold.ts';

/**
 * Tells a member about a reservation, at the main address of the account.
 * @param tx the transaction of what is told: both are kept, or neither
 */
export async function tellReservation(
  tx: Database,
  reservation: typeof checkinReservations.$inferSelect,
  studio: StoredStudio,
  occasion: ReservationOccasion,
): Promise<void> {
  const { uuid, accountId, startsAt, endsAt, lastCheckinAt, createdAt } = reservation;
  if (accountId === null) return;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const surface = presentSurface();
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
    isCancelable: createdAt < startsAt,
    studio: studioTold(studio),
  };
  await addJob(tx, { kind: 'reservation', news });
}

/** Writes the mail that `tellReservation` has promised. @param services in the transaction of the job */
export async function mailReservationNews(
  { db, clock, mail, portalOrigin }: Services,
  news: ReservationNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const studio = `/studio/${encodeURIComponent(studioUuid(news.studio))}`;
  const link = new URL(`${studio}/me/checkin-reservations`, portalOrigin()).href;
  await mail.send(reservationLetter(brand, news, link, clock.now()), db);
}
