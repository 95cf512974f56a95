/** A page's HTML, made once for as long as the facts it is made of stay the same. */
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { brandHead } from './brandHead.ts';
import type { FirstPaint, RenderedPage } from './firstPaint.ts';
import { escapeHtml } from './html.ts';
import { manifestAddress } from './manifest.ts';
import type { PageFacts } from './pageFacts.ts';
import type { PageBackend } from './PageBackend.ts';
import { whenOf } from './whenOf.ts';

/** Tells a page without a session so, and spares it the call that would only be refused. */
const signedOut = '<meta name="login-state" content="out">';

/** How many pages are kept, of about 180 kB each. */
const most = 200;

/** Milliseconds for which a page is kept: what it was rendered with may have changed since. */
const kept = 60_000;

/** What one answer puts into its page: for the policy, and of the reader. */
export type OfAnswer = { nonce: string; isSignedOut: boolean };

/** Where and for whom a page is made. */
export type Place = {
  url: URL;
  /** Scheme and host under which readers find it. */
  origin: string;
  hostname: string;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type Made = { facts: PageFacts; fill: (answer: OfAnswer) => string };

/**
 * @param html the built page, with the settings of the operator
 * @returns makes a page; one whose facts are the very same as before is not made again
 */
export function createPageHtml(html: string, paint: FirstPaint, backend: PageBackend) {
  const made = new LRUCache<string, Made>({ max: most, ttl: kept });
  // Nobody can guess them, so nothing that is called so in a text is filled in.
  const nonceMark = randomBytes(16).toString('hex');

  async function make(facts: PageFacts, place: Place): Promise<Made> {
    const head = headOf(facts, paint, place);
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
    // Whoever is logged in sees another page. What it waits for is the same, but for the menu and features of members.
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

  /** Null for pages that only the browser can begin. */
  async function render(
    { brand, found, locale, words }: PageFacts,
    { url, hostname, log }: Place,
  ): Promise<RenderedPage | null> {
    // Without the portal's own header everything stands elsewhere.
    if (!brand || !found || url.searchParams.has('hideHeader')) return null;
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

  return async (facts: PageFacts, place: Place, answer: OfAnswer): Promise<string> => {
    const key = `${facts.locale} ${place.origin} ${place.url.href}`;
    const before = made.get(key);
    if (before && areSame(before.facts, facts)) return before.fill(answer);
    const page = await make(facts, place);
    made.set(key, page);
    return page.fill(answer);
  };
}

/** A script of this type is data: no browser runs it, and the policy does not look at it. */
const dataElement = (id: string, lang: string, json: string): string =>
  `<script type="application/json" id="${id}" lang="${lang}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;

const headElements = ({ links, styles }: RenderedPage, nonce: string): string =>
  links +
  styles
    .map(({ dataEmotion, css }) =>
      styleElement(css.replaceAll('</', ''), nonce, ` data-emotion="${dataEmotion}"`),
    )
    .join('');

const styleElement = (css: string, nonce: string, attributes = ''): string =>
  `<style nonce="${nonce}"${attributes}>${css}</style>`;

/** Whether nothing that was asked has been answered anew; the rest follows from address and language. */
const areSame = (one: PageFacts, other: PageFacts): boolean =>
  one.found === other.found &&
  one.brand === other.brand &&
  one.studio === other.studio &&
  one.venue === other.venue &&
  one.news === other.news &&
  one.listed === other.listed &&
  one.appointment === other.appointment &&
  one.words === other.words;

/** The head of a page, and whether it has a description of its own. */
function headOf(
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
      venue && { ...appointment, when: whenOf(appointment, locale, venue.zoneId) },
    picture: page.shows === 'studios' ? (listed[0]?.image ?? null) : (news?.image ?? null),
  });
  return {
    html:
      (described || `<title>${escapeHtml(style.title ?? brand.name)}</title>`) +
      brandHead(brand, manifestAddress(url.pathname)),
    describes: described !== '',
  };
}

const inLanguage = (locale: string, html: string): string =>
  locale === '' ? html : html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);

const withoutDescription = (html: string): string =>
  html.replace(/<meta name="description" content="[^"]*"[^>]*>/, '');
