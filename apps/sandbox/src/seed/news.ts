/** News of the sample studios around the day of the first start; one studio has none. */
import type { Database } from '../platform/database/database.ts';
import { studioNews } from '../domains/news/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import type { TenantName } from './brands.ts';
import { newsTexts, type Story } from './newsTexts.ts';
import { sampleStudios } from './studios.ts';
import { pictureOf } from '../platform/pictureOf.ts';

/** This studio has never written any. */
const silentStudio = 3002;

/** What each tenant writes about. */
const stories: Record<TenantName, Story[]> = {
  northside: ['anniversary', 'equipment', 'course', 'holiday', 'openDay'],
  volt: ['equipment', 'course', 'holiday', 'openDay', 'challenge'],
  arcade: ['anniversary', 'course', 'holiday', 'openDay', 'challenge'],
};

/** Days from today and the time on the studio's clock; the challenge is still to come. */
const dates: Record<Story, [days: number, time: string]> = {
  anniversary: [-21, '09:00'],
  equipment: [-9, '12:30'],
  course: [-4, '08:00'],
  holiday: [-1, '17:45'],
  openDay: [0, '06:00'],
  challenge: [2, '10:00'],
};

export async function seedNews(db: Database, now: Date): Promise<void> {
  const told = sampleStudios
    .filter(({ id }) => id !== silentStudio)
    .flatMap((studio) => stories[studio.tenant].map((story) => ({ studio, story })));
  await db.insert(studioNews).values(
    told.map(({ studio: { id: studioId, name, zoneId }, story }, at) => {
      // Ids are given here, because the address of a picture holds the id.
      const id = 701 + at;
      const [days, time] = dates[story];
      return {
        id,
        studioId,
        ...newsTexts[zoneId === 'Europe/Berlin' ? 'de' : 'en'](name)[story],
        publishDate: instantAt(zoneId, addDays(dayIn(zoneId, now), days), time),
        // Not every story needs a picture.
        image: story === 'holiday' ? null : pictureOf('news', id),
      };
    }),
  );
}
