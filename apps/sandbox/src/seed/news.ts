/** News of the sample studios around the day of the first start. */
import type { Database } from '../platform/database/database.ts';
import { studioNews } from '../domains/news/tables.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import type { TenantName } from './brands.ts';
import { newsTexts } from './newsTexts.ts';
import type { Story } from './newsTexts/types.ts';
import { sampleStudios } from './studios.ts';
import { toPicture } from '../platform/toPicture.ts';

/** This studio has no news. */
const studioWithoutNews = 3002;

/** Stories of each tenant. */
const stories: Record<TenantName, Story[]> = {
  northside: ['anniversary', 'equipment', 'course', 'holiday', 'openDay'],
  volt: ['equipment', 'course', 'holiday', 'openDay', 'challenge'],
  arcade: ['anniversary', 'course', 'holiday', 'openDay', 'challenge'],
};

/** Days from today and local time; the challenge is still unpublished. */
const dates: Record<Story, [days: number, time: string]> = {
  anniversary: [-21, '09:00'],
  equipment: [-9, '12:30'],
  course: [-4, '08:00'],
  holiday: [-1, '17:45'],
  openDay: [0, '06:00'],
  challenge: [2, '10:00'],
};

export async function seedNews(db: Database, now: Date): Promise<void> {
  const studioStories = sampleStudios
    .filter(({ id }) => id !== studioWithoutNews)
    .flatMap((studio) => stories[studio.tenant].map((story) => ({ studio, story })));
  await db.insert(studioNews).values(
    studioStories.map(({ studio: { id: studioId, name, zoneId }, story }, at) => {
      // Sets ids explicitly, because the address of a picture contains the id.
      const id = 701 + at;
      const [days, time] = dates[story];
      return {
        id,
        studioId,
        ...newsTexts[zoneId === 'Europe/Berlin' ? 'de' : 'en'](name)[story],
        publishDate: instantAt(zoneId, addDays(dayIn(zoneId, now), days), time),
        image: story === 'holiday' ? null : toPicture('news', id),
      };
    }),
  );
}
