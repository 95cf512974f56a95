/** What studios have for members to read, to look at and to go on to. */
import { and, asc, desc, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Handlers } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { requireMember } from '../accounts/member.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import { type StoredStudio, studioOf } from '../studios/rules.ts';
import { contentArticles, contentVideos, dashboardLinks } from './tables.ts';
import { textIn, visibleAt, wantedBy } from './visible.ts';

/** No list is longer (description). */
const most = { articles: 50, videos: 50, links: 20 };

const wordsAMinute = 200;

const minutesToRead = (text: string): number =>
  Math.max(1, Math.ceil(text.split(/\s+/).length / wordsAMinute));

/** The studio that is asked for, else the one whose member it is. */
async function askedStudio(
  db: Database,
  { account, context, query }: Pick<ApiRequest<'listArticles'>, 'account' | 'context' | 'query'>,
): Promise<StoredStudio> {
  const customer = await requireMember(db, account, context);
  const { organizationUnitId } = query;
  return organizationUnitId === undefined
    ? studioOfCustomer(db, customer)
    : studioOf(db, organizationUnitId, context);
}

export const contentHandlers = {
  async listArticles(request, { db, clock }) {
    const studio = await askedStudio(db, request);
    const rows = await db
      .select()
      .from(contentArticles)
      .where(and(visibleAt(contentArticles, studio), lte(contentArticles.publishedAt, clock.now())))
      .orderBy(desc(contentArticles.publishedAt), desc(contentArticles.id))
      .limit(most.articles);
    const wanted = wantedBy(request.language, studio);
    return ok(
      rows.flatMap(({ id, texts, author, image, publishedAt }) => {
        const found = textIn(texts, wanted);
        if (!found) return [];
        const { language, text } = found;
        const publishDate = zoned(publishedAt, studio.zoneId);
        const readingMinutes = minutesToRead(text.text);
        return [{ id, ...text, language, author, image, readingMinutes, publishDate }];
      }),
    );
  },

  async listVideos(request, { db, clock }) {
    const studio = await askedStudio(db, request);
    const rows = await db
      .select()
      .from(contentVideos)
      .where(and(visibleAt(contentVideos, studio), lte(contentVideos.publishedAt, clock.now())))
      .orderBy(desc(contentVideos.publishedAt), desc(contentVideos.id))
      .limit(most.videos);
    const wanted = wantedBy(request.language, studio);
    const rank = (language: string) => [...wanted, language].indexOf(language);
    return ok(
      rows.flatMap(({ id, texts, url, poster, durationSeconds, captions, publishedAt }) => {
        const found = textIn(texts, wanted);
        if (!found) return [];
        return [
          {
            id,
            ...found.text,
            language: found.language,
            url,
            poster,
            durationSeconds,
            captions: Object.keys(captions)
              .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
              .slice(0, 20)
              .map((language) => ({ language, url: `/videos/${id}/captions/${language}.vtt` })),
            publishDate: zoned(publishedAt, studio.zoneId),
          },
        ];
      }),
    );
  },

  async listDashboardLinks({ account, context, query, language }, { db }) {
    await requireMember(db, account, context);
    const studio = await studioOf(db, query.organizationUnitId, context);
    const rows = await db
      .select()
      .from(dashboardLinks)
      .where(visibleAt(dashboardLinks, studio))
      .orderBy(asc(dashboardLinks.position), asc(dashboardLinks.id))
      .limit(most.links);
    const wanted = wantedBy(language, studio);
    return ok(
      rows.flatMap(({ id, texts, url, icon }) => {
        const found = textIn(texts, wanted);
        return found ? [{ id, ...found.text, url, icon }] : [];
      }),
    );
  },
} satisfies Partial<Handlers>;
