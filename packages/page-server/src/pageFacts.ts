/** All that a page's first HTML is made of, asked for at once where one thing does not need another. */
import type { FastifyRequest } from 'fastify';
import type { FirstPaint, PortalPage } from './firstPaint.ts';
import { wishesOf } from './language.ts';
import { namedBy, type NamedPage } from './namedBy.ts';
import type { Appointment, Brand, ListedStudio, News, PageBackend, Studio } from './PageBackend.ts';

export type PageFacts = Pick<NamedPage, 'place'> & {
  /** Whether the portal has such a page, and what it names is there. */
  found: boolean;
  page: PortalPage;
  brand: Brand | null;
  studio: Studio | null;
  news: News | null;
  listed: readonly ListedStudio[];
  appointment: Appointment | null;
  /** Where the appointment takes place; null where there is none, or it cannot be told. */
  venue: Studio | null;
  /** Of the page, as far as the server can know. */
  locale: string;
  words: Readonly<Record<string, string>>;
};

/**
 * @param hostTenant the chain that the host belongs to
 * @throws BackendTrouble when brand or studio cannot be had; what else fails is left out
 */
export async function pageFacts(
  backend: PageBackend,
  { pageAt, startLocale }: Pick<FirstPaint, 'pageAt' | 'startLocale'>,
  url: URL,
  { hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>,
  hostTenant?: string,
): Promise<PageFacts> {
  const { named, readable, place } = namedBy(url, hostTenant);
  const page = pageAt(url);
  const wishes = wishesOf(url, headers['accept-language']);
  const inStudio = place?.area === 'studio' ? place : null;
  const [studio, news, listed, appointment] = await Promise.all([
    inStudio && backend.studio(inStudio.named, inStudio.studioId),
    inStudio && page.shows !== 'appointment' && inStudio.path === 'news'
      ? orElse(null, backend.latestNews(inStudio.named, inStudio.studioId))
      : null,
    place?.area === 'studios' || page.shows === 'studios'
      ? // In one of our languages, whatever is asked for: that is how the page's own call says it.
        orElse(none, backend.listedStudios(named, startLocale(wishes) || null))
      : none,
    inStudio && page.shows === 'appointment' && page.id !== null
      ? orElse(undefined, backend.appointment(inStudio.named, page.id))
      : undefined,
  ]);
  const venueId = appointment?.slots[0]?.studio.id;
  const elsewhere =
    inStudio && venueId !== undefined && venueId !== studio?.id
      ? orElse(null, backend.studio(inStudio.named, venueId))
      : studio;
  // What names no studio that there is wears the brand of the rest of the address.
  const { tenant: _, ...rest } = named;
  const [brand, venue] = await Promise.all([
    backend.brand(inStudio && !studio ? rest : named, hostname),
    elsewhere,
  ]);
  const locale = startLocale([...wishes, studio?.locale ?? null]);
  return {
    ...(place && (!inStudio || studio) ? { place } : {}),
    found:
      readable && page.route !== null && (!inStudio || studio !== null) && appointment !== null,
    page,
    brand,
    studio,
    news,
    listed,
    appointment: appointment ?? null,
    venue: appointment ? venue : null,
    locale,
    words: brand ? await orElse(noWords, backend.words(brand.brandIdentifier, locale)) : noWords,
  };
}

/** Where nothing was asked: always the same, as what is kept is (pageHtml.ts). */
const none: readonly never[] = [];
const noWords = {};

/** What a page can do without. */
const orElse = <Fact, Other>(other: Other, asked: Promise<Fact>): Promise<Fact | Other> =>
  asked.catch(() => other);
