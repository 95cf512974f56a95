/** Renders a page's HTML and caches it while its facts stay the same. */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { brandHead } from './brandHead.ts';
import type { FirstPaint, RenderedPage } from './firstPaint.ts';
import { escapeHtml } from './html.ts';
import { getManifestUrl } from './manifest.ts';
import type { PageFacts } from './pageFacts.ts';
import type { PageBackend } from './PageBackend.ts';
import { formatAppointmentTime } from './formatAppointmentTime.ts';

/** Tells the page that there is no session, which saves a request that would be rejected. */
const signedOut = '<meta name="login-state" content="out">';

/** Maximum number of cached pages, about 180 kB each. */
const maxCachedPages = 200;

/** Milliseconds a page is cached, since its data may change. */
const cacheDuration = 60_000;

/** Per-response parts of a page: the policy's nonce and the user's login state. */
export type ResponseContext = { nonce: string; isSignedOut: boolean };

/** Query parameters that hide header or footer. The browser renders such pages: their layout differs. */
const frameParts = ['hideHeader', 'hideFooter'];

/** URL and audience of a page. */
export type Place = {
  url: URL;
  /** Scheme and host under which users reach it. */
  origin: string;
  hostname: string;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type CachedPage = { facts: PageFacts; fill: (answer: ResponseContext) => string };

/**
 * Creates the renderer.
 * @param html the built page with the operator's settings
 * @returns renders a page, or returns the cached one if its facts are identical
 */
export function createPageHtml(html: string, paint: FirstPaint, backend: PageBackend) {
  const cache = new LRUCache<string, CachedPage>({ max: maxCachedPages, ttl: cacheDuration });
  // Random, so that text cannot contain the placeholder.
  const nonceMark = randomBytes(16).toString('hex');

  async function make(facts: PageFacts, place: Place): Promise<CachedPage> {
    const head = createHead(facts, paint, place);
    const rendered = await render(facts, place);
    const begun = inLanguage(
      facts.locale,
      head.describes ? withoutDescription(html) : html,
    ).replaceAll('__CSP_NONCE__', nonceMark);
    const parts = (more: string, content: string) =>
      begun
        .replace('<!--brand-->', () => head.html + more)
        .replace(
          /(<div id="root")><!--start-->/,
          (_, root: string) => `${root}${content && ' data-hydrating'}>${content}`,
        )
        .split(nonceMark);
    const state = rendered
      ? dataElement('query-state', facts.locale, rendered.state) +
        dataElement('brand-words', facts.locale, JSON.stringify(facts.words))
      : '';
    const colours = facts.brand
      ? styleElement(paint.brandCss(facts.brand.style).replaceAll('<', ''), nonceMark)
      : '';
    // Logged-in users get a different page. It waits for the same data, except for the menu and features of
    // members.
    const within = parts(colours + state, '');
    const out = parts(
      signedOut + state + (rendered ? headElements(rendered, nonceMark) : colours),
      rendered?.html ?? '',
    );
    return {
      facts,
      fill: ({ nonce, isSignedOut }) => (isSignedOut ? out : within).join(nonce),
    };
  }

  /** Returns null for pages that only the browser can render. */
  async function render(
    { brand, found, locale, words }: PageFacts,
    { url, hostname, log }: Place,
  ): Promise<RenderedPage | null> {
    if (!brand || !found || frameParts.some((part) => url.searchParams.has(part))) return null;
    try {
      return await paint.renderPage({
        url,
        hostname,
        locale,
        words,
        whitelabel: brand,
        fetch: (path, init) => backend.visit(path, init),
      });
    } catch (error) {
      log.error({ error }, 'A page could not be rendered');
      return null;
    }
  }

  return async (facts: PageFacts, place: Place, answer: ResponseContext): Promise<string> => {
    const key = `${facts.locale} ${place.origin} ${place.url.href}`;
    const before = cache.get(key);
    if (before && areSame(before.facts, facts)) return before.fill(answer);
    const page = await make(facts, place);
    cache.set(key, page);
    return page.fill(answer);
  };
}

/** A script of this type is data: browsers do not run it, and the policy does not apply to it. */
const dataElement = (id: string, lang: string, json: string): string =>
  `<script type="application/json" id="${id}" lang="${lang}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;

const headElements = ({ links, script, styles }: RenderedPage, nonce: string): string =>
  links +
  `<script nonce="${nonce}">${script}</script>` +
  styles
    .map(({ dataEmotion, css }) =>
      styleElement(css.replaceAll('</', ''), nonce, ` data-emotion="${dataEmotion}"`),
    )
    .join('');

const styleElement = (css: string, nonce: string, attributes = ''): string =>
  `<style nonce="${nonce}"${attributes}>${css}</style>`;

/** Returns whether the loaded facts are identical; everything else depends only on URL and language. */
const areSame = (one: PageFacts, other: PageFacts): boolean =>
  one.found === other.found &&
  one.brand === other.brand &&
  one.studio === other.studio &&
  one.venue === other.venue &&
  one.news === other.news &&
  one.listed === other.listed &&
  one.appointment === other.appointment &&
  one.words === other.words;

/** Returns a page's head, and whether it has its own description. */
function createHead(
  { page, brand, studio, venue, appointment, news, listed, locale, words, found }: PageFacts,
  { headHtml }: FirstPaint,
  { url, origin }: Pick<Place, 'url' | 'origin'>,
): { html: string; describes: boolean } {
  if (!brand) return { html: '<title>Studio Portal</title>', describes: false };
  const { style, texts } = brand;
  const described = headHtml({
    url,
    origin,
    locale,
    words,
    found,
    brand: {
      name: brand.name,
      title: style.title ?? texts.title,
      logoUrl: style.headerLogoUrl ?? null,
    },
    studio: venue ?? studio,
    appointment: appointment &&
      venue && { ...appointment, when: formatAppointmentTime(appointment, locale, venue.zoneId) },
    picture: page.shows === 'studios' ? (listed[0]?.image ?? null) : (news?.image ?? null),
  });
  return {
    html:
      (described || `<title>${escapeHtml(style.title ?? brand.name)}</title>`) +
      brandHead(brand, getManifestUrl(url.pathname)),
    describes: described !== '',
  };
}

const inLanguage = (locale: string, html: string): string =>
  locale === '' ? html : html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);

const withoutDescription = (html: string): string =>
  html.replace(/<meta name="description" content="[^"]*"[^>]*>/, '');
