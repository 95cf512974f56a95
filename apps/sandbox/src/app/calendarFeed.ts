/** Calendar of a member's bookings and reserved visits, for apps that poll it. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { addEvent, type CalendarEntry, createCalendar } from '../domains/bookings/calendarEntry.ts';
import { loadConfirmedItems } from '../domains/bookings/calendarHandlers.ts';
import { formatPlace } from '../domains/bookings/formatPlace.ts';
import type { SubscribedCalendar } from '../domains/calendarSubscriptions/subscriptions.ts';
import { reservationTexts } from '../domains/checkinReservations/reservationTexts.ts';
import { checkinReservations } from '../domains/checkinReservations/tables.ts';
import { type StoredStudio, studioUuid } from '../domains/studios/rules.ts';
import { studioSnapshot } from '../domains/studios/studioSnapshot.ts';
import { studios } from '../domains/studios/tables.ts';
import type { Services } from '../platform/api.ts';
import type { Database } from '../platform/database/database.ts';
import { createFiller } from '../platform/mail/letter.ts';
import { findMailTexts } from '../platform/mail/texts.ts';
import { addMinutes } from '../platform/time.ts';

/** Past visits stay in the calendar for 90 days. */
const pastMinutes = 90 * 24 * 60;

/** How often apps poll, in seconds; long enough for Google's and Outlook's own pace. */
const pollSeconds = 3600;

/** Maximum number of reserved visits, the same as of bookings. */
const maxVisits = 500;

type Visit = Pick<CalendarEntry, 'uuid' | 'startsAt' | 'endsAt' | 'summary'> & {
  studio: StoredStudio;
  isOnline: boolean;
};

async function loadBookings(db: Database, calendar: SubscribedCalendar, now: Date) {
  const items = await loadConfirmedItems(db, calendar.accountId, pastStart(now), now);
  const ids = [...new Set(items.map(({ studio }) => studio.id))];
  const rows =
    ids.length > 0 ? await db.select().from(studios).where(inArray(studios.id, ids)) : [];
  const byId = new Map(rows.map((studio) => [studio.id, studio]));
  return items.flatMap((item): Visit[] => {
    const studio = byId.get(item.studio.id);
    if (!studio) return [];
    return [
      {
        uuid: item.uuid,
        startsAt: item.startDateTime,
        endsAt: item.endDateTime,
        summary: `${item.name}, ${calendar.name}`,
        isOnline: item.appointmentMeetingType === 'STREAM',
        studio,
      },
    ];
  });
}

async function loadReservations(db: Database, calendar: SubscribedCalendar, now: Date) {
  const { accountId, status, endsAt, startsAt, studioId } = checkinReservations;
  const rows = await db
    .select({ reservation: checkinReservations, studio: studios })
    .from(checkinReservations)
    .innerJoin(studios, eq(studios.id, studioId))
    .where(
      and(eq(accountId, calendar.accountId), eq(status, 'RESERVED'), gt(endsAt, pastStart(now))),
    )
    .orderBy(asc(startsAt), asc(checkinReservations.id))
    .limit(maxVisits);
  return rows.map(({ reservation, studio }): Visit => {
    const { locale } = findMailTexts(calendar.locale, studio.locale);
    return {
      uuid: reservation.uuid,
      startsAt: reservation.startsAt.toISOString(),
      endsAt: reservation.endsAt.toISOString(),
      summary: createFiller({ studio: studio.name })(reservationTexts[locale].entry),
      isOnline: false,
      studio,
    };
  });
}

const pastStart = (now: Date): Date => addMinutes(now, -pastMinutes);

/** A subscribed calendar, before it is written. */
type CalendarFeed = { name: string; zoneId: string | null; entries: CalendarEntry[] };

/** Loads the confirmed bookings and reserved visits; canceled ones disappear from calendars with the next poll. */
export async function loadCalendarFeed(
  { db, clock, portalOrigin }: Pick<Services, 'db' | 'clock' | 'portalOrigin'>,
  calendar: SubscribedCalendar,
): Promise<CalendarFeed> {
  const now = clock.now();
  const visits = [
    ...(await loadBookings(db, calendar, now)),
    ...(await loadReservations(db, calendar, now)),
  ];
  const entries = visits.map(({ studio, isOnline, ...visit }) => ({
    ...visit,
    place: formatPlace({ isOnline, studio: studioSnapshot(studio) }),
    link: new URL(`/studio/${encodeURIComponent(studioUuid(studio))}/me/bookings`, portalOrigin())
      .href,
    organizer: calendar.name,
    isCanceled: false,
  }));
  return { name: calendar.name, zoneId: visits[0]?.studio.zoneId ?? null, entries };
}

/** Writes the calendar. Instants are in UTC; the studio's time zone is a hint for apps that show one. */
export function writeCalendarFeed({ name, zoneId, entries }: CalendarFeed, now: Date): string {
  const calendar = createCalendar('PUBLISH');
  calendar.name(name).ttl(pollSeconds);
  if (zoneId !== null) calendar.x('X-WR-TIMEZONE', zoneId);
  for (const entry of entries) addEvent(calendar, entry, now);
  return calendar.toString();
}
