/** What of a page is known before its scripts run: the same data that its first calls would get as a visitor. */
import { menuOf } from '../domains/brands/rules.ts';
import { catalogueOf } from '../domains/catalogue/listings.ts';
import { wordsIn } from '../domains/catalogue/names.ts';
import { offeredBy } from '../domains/catalogue/view.ts';
import { publishedNews } from '../domains/news/rules.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { textsOf } from '../domains/translations/rules.ts';
import type { ContextHeaders, Schemas, Services } from '../server/api.ts';
import { preferredLanguages } from '../server/language.ts';
import type { FirstPaint, Start, StartPage } from './firstPaint.ts';

/** The page that an address names. */
export type Place =
  /** `path`: what follows the studio's identifier, '' for its home. */
  { area: 'studio'; studio: StoredStudio; path: string } | { area: 'studios' };

export type StartRequest = {
  place: Place;
  brand: Schemas['WhitelabelConfig'];
  context: ContextHeaders;
  query: URLSearchParams;
  acceptLanguage: string | undefined;
};

/** @returns null for pages that only the scripts can begin */
export async function startOf(
  services: Services,
  { place, brand, context, query, acceptLanguage }: StartRequest,
  startLocale: FirstPaint['startLocale'],
): Promise<Start | null> {
  // Without the portal's own header everything stands elsewhere.
  if (query.has('hideHeader')) return null;
  const languages = preferredLanguages(acceptLanguage);
  const page =
    place.area === 'studio'
      ? await studioPage(services, place, brand)
      : await finderPage(services, { brand, context, query, language: languages[0] ?? null });
  if (!page) return null;
  const locale = startLocale([query.get('lo') ?? query.get('locale'), ...languages]);
  const words = await textsOf(services.db, brand.brandIdentifier, locale);
  return { locale, words, logo: logoOf(place, brand), page };
}

/** A studio of type 0 or 1 shows the logo of the product (specification 1, section 2.7). */
function logoOf(place: Place, brand: Schemas['WhitelabelConfig']): Start['logo'] {
  const studio = place.area === 'studio' && place.studio.type > 1 ? place.studio : null;
  if (studio?.logoUrl) return { name: studio.name, url: studio.logoUrl };
  const { title, headerLogoUrl } = brand.style;
  return { name: title ?? brand.name, url: headerLogoUrl ?? null };
}

async function studioPage(
  services: Services,
  { studio, path }: Extract<Place, { area: 'studio' }>,
  brand: Schemas['WhitelabelConfig'],
): Promise<StartPage | null> {
  if (path === '') return { kind: 'studio', chain: brand.name, studio: studio.name };
  if (path !== 'course' && path !== 'news') return null;
  const menu = await menuOf(services.db, studio.id, false);
  const needed = path === 'course' ? 'COURSES' : 'NEWS';
  if (!menu.some(({ permission }) => permission === needed)) return null;
  if (path === 'course') return { kind: 'courses' };
  const [latest] = await publishedNews(services, studio.id, 1);
  return { kind: 'news', picture: latest?.image ?? null };
}

async function finderPage(
  { db }: Services,
  {
    brand,
    context,
    query,
    language,
  }: Pick<StartRequest, 'brand' | 'context' | 'query'> & { language: string | null },
): Promise<StartPage | null> {
  // The finder of all chains has a header of its own, and who is sent to one studio goes there.
  if (brand.context === 'BOOKING_PORTAL' || query.has('o') || query.has('organizationUnitId'))
    return null;
  const listed = await catalogueOf(db, context).catch(() => []);
  const [first] = listed;
  if (!first) return null;
  const words = await wordsIn(db, language);
  const shown = listed.map(({ listing }) => offeredBy(listing, words));
  return {
    kind: 'studios',
    filters: [
      counted(shown.flatMap(({ categories }) => categories)),
      counted(shown.flatMap(({ features }) => features)),
    ],
    picture: first.studio.image,
  };
}

/** Each name once, in the order of the page's filters, with how many there are of it. */
function counted(named: { name: string }[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
