import { and, desc, eq, lte } from 'drizzle-orm';
import type { Services } from '../../server/api.ts';
import { studioNews } from './tables.ts';

/** What a studio has published by now, the latest first. */
export const publishedNews = ({ db, clock }: Services, studioId: number, limit: number) =>
  db
    .select()
    .from(studioNews)
    .where(and(eq(studioNews.studioId, studioId), lte(studioNews.publishDate, clock.now())))
    .orderBy(desc(studioNews.publishDate), desc(studioNews.id))
    .limit(limit);
