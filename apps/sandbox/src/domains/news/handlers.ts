import type { Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { studioOf, toReference } from '../studios/rules.ts';
import { publishedNews } from './rules.ts';

/** How many pieces of news a studio shows: the description's maxItems. */
const shown = 50;

export const newsHandlers = {
  async listStudioNews({ context, query }, services) {
    const studio = await studioOf(services.db, query.organizationUnitId, context);
    const rows = await publishedNews(services, studio.id, shown);
    return ok(
      rows.map(({ studioId: _, publishDate, ...news }) => ({
        ...news,
        publishDate: zoned(publishDate, studio.zoneId),
        studio: toReference(studio),
      })),
    );
  },
} satisfies Partial<Handlers>;
