/** What of a page is known before its scripts run: the same data that its first calls would get as a visitor. */
import type { Start, StartPage } from './firstPaint.ts';
import type { PageFacts } from './pageFacts.ts';
import type { Brand, ListedStudio, Studio } from './ShellBackend.ts';

/** @returns null for pages that only the scripts can begin */
export function startOf(facts: PageFacts, query: URLSearchParams): Start | null {
  const { brand, studio, locale, words } = facts;
  // Without the portal's own header everything stands elsewhere.
  if (!brand || query.has('hideHeader')) return null;
  const page =
    facts.place?.area === 'studio' ? studioPage(facts, brand, query) : finderPage(facts, query);
  return page && { locale, words, logo: logoOf(studio, brand), page };
}

/** A studio of type 0 or 1 shows the logo of the product (specification 1, section 2.7). */
function logoOf(studio: Studio | null, { name, style }: Brand): Start['logo'] {
  if (studio?.logoUrl && studio.type > 1) return { name: studio.name, url: studio.logoUrl };
  return { name: style.title ?? name, url: style.headerLogoUrl ?? null };
}

function studioPage(
  { place, studio, menu, news }: PageFacts,
  brand: Brand,
  query: URLSearchParams,
): StartPage | null {
  if (place?.area !== 'studio' || !studio) return null;
  if (place.path === '') return { kind: 'studio', chain: brand.name, studio: studio.name };
  if (place.path === 'login-register' && !query.has('register')) return { kind: 'login' };
  if (place.path === 'course') return menu.includes('COURSES') ? { kind: 'courses' } : null;
  if (place.path === 'news' && menu.includes('NEWS'))
    return { kind: 'news', picture: news?.image ?? null };
  return null;
}

function finderPage({ place, brand, listed }: PageFacts, query: URLSearchParams): StartPage | null {
  // The finder of all chains has a header of its own, and who is sent to one studio goes there.
  if (
    place?.area !== 'studios' ||
    brand?.context === 'BOOKING_PORTAL' ||
    query.has('o') ||
    query.has('organizationUnitId')
  )
    return null;
  const [first] = listed;
  if (!first) return null;
  return {
    kind: 'studios',
    filters: [counted(listed, 'categories'), counted(listed, 'features')],
    picture: first.image,
  };
}

/** Each name once, in the order of the page's filters, with how many there are of it. */
function counted(
  listed: readonly ListedStudio[],
  kind: 'categories' | 'features',
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of listed.flatMap((studio) => studio[kind]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
