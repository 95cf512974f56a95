import { and, desc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../platform/api.ts';
import { studioNews } from './tables.ts';

/** Queries the published news of a studio, latest first. */
export const selectPublishedNews = ({ db, clock }: Services, studioId: number, limit: number) =>
  db
    .select()
    .from(studioNews)
    .where(and(eq(studioNews.studioId, studioId), lte(studioNews.publishDate, clock.now())))
    .orderBy(desc(studioNews.publishDate), desc(studioNews.id))
    .limit(limit);
