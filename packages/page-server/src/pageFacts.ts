/** Loads all data of a page's first HTML, in parallel where possible. */
import type { FastifyRequest } from 'fastify';
import type { FirstPaint, PortalPage } from './firstPaint.ts';
import { getLanguagePreferences } from './language.ts';
import { parsePageUrl, type ParsedPageUrl } from './parsePageUrl.ts';
import type {
  Appointment,
  Brand,
  ListedStudio,
  NamedTenant,
  News,
  PageBackend,
  Studio,
} from './PageBackend.ts';

export type PageFacts = Pick<ParsedPageUrl, 'place'> & {
  /** True if the portal has the page and its subject exists. */
  found: boolean;
  page: PortalPage;
  brand: Brand | null;
  studio: Studio | null;
  news: News | null;
  listed: readonly ListedStudio[];
  appointment: Appointment | null;
  /** Studio where the appointment takes place; null if there is no appointment or it is unknown. */
  venue: Studio | null;
  /** Locale of the page, as far as the server knows it. */
  locale: string;
  words: Readonly<Record<string, string>>;
};

/**
 * Loads the facts of a page.
 * @param hostTenant the chain the host belongs to
 * @throws BackendUnavailableError if brand or studio cannot be loaded; other failures leave their part out
 */
export async function loadPageFacts(
  backend: PageBackend,
  { pageAt, startLocale }: Pick<FirstPaint, 'pageAt' | 'startLocale'>,
  url: URL,
  { hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>,
  hostTenant?: string,
): Promise<PageFacts> {
  const { named, isReadable, place } = parsePageUrl(url, hostTenant);
  const page = pageAt(url);
  const wishes = getLanguagePreferences(url, headers['accept-language']);
  const inStudio = place?.area === 'studio' ? place : null;
  const studioRequest = inStudio && backend.studio(inStudio.named, inStudio.studioId);
  const loadLocale = async () => startLocale([...wishes, (await studioRequest)?.locale ?? null]);
  // In the language of the page, like the page's own call.
  const loadAppointment = async (tenant: NamedTenant, id: number) =>
    backend.appointment(tenant, id, await loadLocale());
  const [studio, locale, news, listed, appointment] = await Promise.all([
    studioRequest,
    loadLocale(),
    inStudio && page.shows !== 'appointment' && inStudio.path === 'news'
      ? withFallback(null, backend.latestNews(inStudio.named, inStudio.studioId))
      : null,
    place?.area === 'studios' || page.shows === 'studios'
      ? // Use one of our languages, like the page's own call.
        withFallback(notRequested, backend.listedStudios(named, startLocale(wishes) || null))
      : notRequested,
    inStudio && page.shows === 'appointment' && page.id !== null
      ? withFallback(undefined, loadAppointment(inStudio.named, page.id))
      : undefined,
  ]);
  const venueId = appointment?.slots[0]?.studio.id;
  const elsewhere =
    inStudio && venueId !== undefined && venueId !== studio?.id
      ? withFallback(null, backend.studio(inStudio.named, venueId))
      : studio;
  // A URL with an unknown studio gets the brand of its remaining parts.
  const { tenant: _, ...rest } = named;
  const [brand, venue] = await Promise.all([
    backend.brand(inStudio && !studio ? rest : named, hostname),
    elsewhere,
  ]);
  return {
    ...(place && (!inStudio || studio) ? { place } : {}),
    found:
      isReadable && page.route !== null && (!inStudio || studio !== null) && appointment !== null,
    page,
    brand,
    studio,
    news,
    listed,
    appointment: appointment ?? null,
    venue: appointment ? venue : null,
    locale,
    words: brand
      ? await withFallback(noWords, backend.words(brand.brandIdentifier, locale))
      : noWords,
  };
}

/** A constant for "not requested", because the cache compares by identity (pageHtml.ts). */
const notRequested: readonly never[] = [];
const noWords = {};

/** Falls back to a value, for data that a page can do without. */
const withFallback = <Fact, Other>(other: Other, request: Promise<Fact>): Promise<Fact | Other> =>
  request.catch(() => other);
