import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { getStudio, toReference } from '../studios/rules.ts';
import { selectPublishedNews } from './rules.ts';

/** Maximum number of news items: maxItems of the description. */
const maxNews = 50;

export const newsHandlers = {
  async listStudioNews({ context, query }, services) {
    const studio = await getStudio(services.db, query.organizationUnitId, context);
    const rows = await selectPublishedNews(services, studio.id, maxNews);
    return ok(
      rows.map(({ studioId: _, publishDate, ...news }) => ({
        ...news,
        publishDate: zoned(publishDate, studio.zoneId),
        studio: toReference(studio),
      })),
    );
  },
} satisfies Partial<Handlers>;
