/** What the portal's own build knows of the first paint (apps/portal, src/server). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Appointment, BrandStyle, Picture, Studio } from './ShellBackend.ts';

/** What a page begins with, as far as it is known here. */
export type StartPage =
  | { kind: 'studio'; chain: string; studio: string }
  | { kind: 'courses' }
  | { kind: 'login' }
  | { kind: 'news'; picture: Picture | null }
  | {
      kind: 'studios';
      filters: { name: string; count: number }[][];
      picture: Picture | null;
    };

export type Start = {
  /** As `startLocale` says. */
  locale: string;
  /** What the brand says in its own words: message ids to texts. */
  words: Readonly<Record<string, string>>;
  logo: { name: string; url: string | null };
  page: StartPage;
};

/** What the portal has at an address. */
export type PortalPage = {
  /** Name of the route; null when no page has this address. */
  route: string | null;
  /** What its head tells of. */
  shows: 'appointment' | 'news' | 'studios' | 'studio' | null;
  /** Of what it shows one. */
  id: number | null;
};

/** What a page's head is made of. */
export type Head = {
  url: URL;
  /** Scheme and host under which readers find the page. */
  origin: string;
  /** As `startLocale` says. */
  locale: string;
  words: Readonly<Record<string, string>>;
  /** Whether what the address names is there; a page that says that it is not is no page to be found. */
  found: boolean;
  brand: { name: string; title: string | null; logoUrl: string | null };
  studio: Studio | null;
  /** With its day and time in the words of the page's language. */
  appointment: (Appointment & { when: string }) | null;
  /** Of the latest news, or of the first studio in the finder. */
  picture: Picture | null;
};

export type FirstPaint = {
  brandCss: (style: BrandStyle) => string;
  startCss: string;
  /** @param wishes languages, the most wanted first */
  startLocale: (wishes: (string | null)[]) => string;
  startHtml: (start: Start) => string;
  pageAt: (url: URL) => PortalPage;
  /** Title, description and what previews and searches read, as elements of a head; empty where the build does not know it. */
  headHtml: (head: Head) => string;
  /** A whole page that says that the backend cannot be asked. */
  troubleHtml: (locale: string) => string;
};

const noPaint: FirstPaint = {
  brandCss: () => '',
  startCss: '',
  startLocale: () => '',
  startHtml: () => '',
  pageAt: () => ({ route: '', shows: null, id: null }),
  headHtml: () => '',
  troubleHtml: () => '',
};

/** @param portalDist folder of the portal's build; without its server part nothing is painted */
export async function loadFirstPaint(portalDist: string): Promise<FirstPaint> {
  const file = join(portalDist, 'server/firstPaint.js');
  if (!existsSync(file)) return noPaint;
  const module: Partial<FirstPaint> = await import(pathToFileURL(file).href);
  const paint = { ...noPaint, ...module };
  return { ...paint, brandCss: cached(paint.brandCss) };
}

/** Style sheets of brands, computed once; a style is small and there are few. */
function cached(brandCss: FirstPaint['brandCss']): FirstPaint['brandCss'] {
  const known = new Map<string, string>();
  return (style) => {
    const key = JSON.stringify(style);
    const css = known.get(key) ?? brandCss(style);
    known.set(key, css);
    return css;
  };
}
