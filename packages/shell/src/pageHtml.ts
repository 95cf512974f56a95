/** A page's HTML, made once for as long as the facts it is made of stay the same. */
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brandHead } from './brandHead.ts';
import type { FirstPaint } from './firstPaint.ts';
import { escapeHtml } from './html.ts';
import { manifestAddress } from './manifest.ts';
import type { PageFacts } from './pageFacts.ts';
import { startOf } from './start.ts';
import { whenOf } from './whenOf.ts';

/** Tells a page without a session so, and spares it the call that would only be refused. */
const signedOut = '<meta name="login-state" content="out">';

/** How many pages are kept, of about 30 kB each, with a session and without. */
const most = 500;

/** What one answer puts into its page: for the policy, and of the reader. */
export type OfAnswer = { nonce: string; isSignedOut: boolean };

/** An address, with scheme and host under which readers find it. */
export type Place = { url: URL; origin: string };

type Made = { facts: PageFacts; fill: (answer: OfAnswer) => string };

/**
 * @param html the built page, with the settings of the operator
 * @returns makes a page; one whose facts are the very same as before is not made again
 */
export function createPageHtml(html: string, paint: FirstPaint) {
  const made = new LRUCache<string, Made>({ max: most });
  // Nobody can guess them, so nothing that is called so in a text is filled in.
  const nonceMark = randomBytes(16).toString('hex');

  function make(facts: PageFacts, place: Place): Made {
    const head = headOf(facts, paint, { ...place, nonce: nonceMark });
    const start = startOf(facts, place.url.searchParams);
    const painted = start ? paint.startHtml(start) : '';
    const begun = inLanguage(
      facts.locale,
      head.describes ? withoutDescription(html) : html,
    ).replaceAll('__CSP_NONCE__', nonceMark);
    const parts = (of: { state: string; painted: string }) =>
      begun
        .replace('<!--brand-->', () => head.html + of.state)
        .replace('<!--start-->', () => of.painted)
        .split(nonceMark);
    const out = parts({ state: signedOut, painted });
    // Whoever is logged in is led on from the login.
    const within = parts({ state: '', painted: start?.page.kind === 'login' ? '' : painted });
    return {
      facts,
      fill: ({ nonce, isSignedOut }) => (isSignedOut ? out : within).join(nonce),
    };
  }

  return (facts: PageFacts, place: Place, answer: OfAnswer): string => {
    const key = `${facts.locale} ${place.origin} ${place.url.href}`;
    const before = made.get(key);
    if (before && areSame(before.facts, facts)) return before.fill(answer);
    const page = make(facts, place);
    made.set(key, page);
    return page.fill(answer);
  };
}

/** Whether nothing that was asked has been answered anew; the rest follows from address and language. */
const areSame = (one: PageFacts, other: PageFacts): boolean =>
  one.found === other.found &&
  one.brand === other.brand &&
  one.studio === other.studio &&
  one.venue === other.venue &&
  one.menu === other.menu &&
  one.news === other.news &&
  one.listed === other.listed &&
  one.appointment === other.appointment &&
  one.words === other.words;

/** The head of a page, and whether it has a description of its own. */
function headOf(
  { page, brand, studio, venue, appointment, news, listed, locale, words, found }: PageFacts,
  { brandCss, startCss, headHtml }: FirstPaint,
  { url, origin, nonce }: { url: URL; origin: string; nonce: string },
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
      brandHead(brand, brandCss(style) + startCss, nonce, manifestAddress(url.pathname)),
    describes: described !== '',
  };
}

const inLanguage = (locale: string, html: string): string =>
  locale === '' ? html : html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`);

const withoutDescription = (html: string): string =>
  html.replace(/<meta name="description" content="[^"]*"[^>]*>/, '');
