import { and, desc, eq, lte } from 'drizzle-orm';
import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { studioOf, toReference } from '../studios/rules.ts';
import { studioNews } from './tables.ts';

/** How many pieces of news a studio shows: the description's maxItems. */
const shown = 50;

export const newsHandlers = {
  async listStudioNews({ context, query }, { db, clock }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const rows = await db
      .select()
      .from(studioNews)
      .where(and(eq(studioNews.studioId, studio.id), lte(studioNews.publishDate, clock.now())))
      .orderBy(desc(studioNews.publishDate), desc(studioNews.id))
      .limit(shown);
    return ok(
      rows.map(({ studioId: _, publishDate, ...news }) => ({
        ...news,
        publishDate: zoned(publishDate, studio.zoneId),
        studio: toReference(studio),
      })),
    );
  },
} satisfies Partial<Handlers>;
