/** Articles, videos and links for members. */
import { and, asc, desc, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { requireMember } from '../accounts/member.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { type StoredStudio, getStudio } from '../studios/rules.ts';
import { contentArticles, contentVideos, dashboardLinks } from './tables.ts';
import { pickText, isVisible, preferredLanguages } from './visible.ts';

/** Maximum lengths of the lists, as described. */
const maxItems = { articles: 50, videos: 50, links: 20 };

const wordsPerMinute = 200;

const minutesToRead = (text: string): number =>
  Math.max(1, Math.ceil(text.split(/\s+/).length / wordsPerMinute));

/** Returns the requested studio, else the member's own. */
async function resolveStudio(
  db: Database,
  { account, context, query }: Pick<ApiRequest<'listArticles'>, 'account' | 'context' | 'query'>,
): Promise<StoredStudio> {
  const customer = await requireMember(db, account, context);
  const { organizationUnitId } = query;
  return organizationUnitId === undefined
    ? findCustomerStudio(db, customer)
    : getStudio(db, organizationUnitId, context);
}

export const contentHandlers = {
  async listArticles(request, { db, clock }) {
    const studio = await resolveStudio(db, request);
    const rows = await db
      .select()
      .from(contentArticles)
      .where(and(isVisible(contentArticles, studio), lte(contentArticles.publishedAt, clock.now())))
      .orderBy(desc(contentArticles.publishedAt), desc(contentArticles.id))
      .limit(maxItems.articles);
    const languages = preferredLanguages(request.language, studio);
    return ok(
      rows.flatMap(({ id, texts, author, image, publishedAt }) => {
        const found = pickText(texts, languages);
        if (!found) return [];
        const { language, text } = found;
        const publishDate = zoned(publishedAt, studio.zoneId);
        const readingMinutes = minutesToRead(text.text);
        return [{ id, ...text, language, author, image, readingMinutes, publishDate }];
      }),
    );
  },

  async listVideos(request, { db, clock }) {
    const studio = await resolveStudio(db, request);
    const rows = await db
      .select()
      .from(contentVideos)
      .where(and(isVisible(contentVideos, studio), lte(contentVideos.publishedAt, clock.now())))
      .orderBy(desc(contentVideos.publishedAt), desc(contentVideos.id))
      .limit(maxItems.videos);
    const languages = preferredLanguages(request.language, studio);
    const rank = (language: string) => [...languages, language].indexOf(language);
    return ok(
      rows.flatMap(({ id, texts, url, poster, durationSeconds, captions, publishedAt }) => {
        const found = pickText(texts, languages);
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
    const studio = await getStudio(db, query.organizationUnitId, context);
    const rows = await db
      .select()
      .from(dashboardLinks)
      .where(isVisible(dashboardLinks, studio))
      .orderBy(asc(dashboardLinks.position), asc(dashboardLinks.id))
      .limit(maxItems.links);
    const languages = preferredLanguages(language, studio);
    return ok(
      rows.flatMap(({ id, texts, url, icon }) => {
        const found = pickText(texts, languages);
        return found ? [{ id, ...found.text, url, icon }] : [];
      }),
    );
  },
} satisfies Partial<Handlers>;
