/** What the portal's own build knows of the first paint (apps/portal, src/server). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Settings } from './settings.ts';
import type {
  Appointment,
  Brand,
  BrandStyle,
  Picture,
  PageBackend,
  Studio,
} from './PageBackend.ts';

/** A visitor's request for a page. */
export type PageRequest = {
  url: URL;
  hostname: string;
  locale: string;
  /** The brand's own texts, by message id. */
  words: Readonly<Record<string, string>>;
  whitelabel: Brand;
  fetch: PageBackend['visit'];
};

/** A page as the portal's components render it before its own data is loaded. */
export type RenderedPage = {
  /** Content of `#root`. */
  html: string;
  /** Elements of the head. */
  links: string;
  /** Style elements and the `data-emotion` of each. */
  styles: readonly { dataEmotion: string; css: string }[];
  /** The backend's responses as JSON. */
  state: string;
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
  /** @param wishes languages, the most wanted first */
  startLocale: (wishes: (string | null)[]) => string;
  /** @throws when a component of the page fails */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** Tells the settings of the operator, once. */
  provideSettings: (settings: Settings) => void;
  pageAt: (url: URL) => PortalPage;
  /** Title, description and what previews and searches read, as elements of a head; empty where the build does not know it. */
  headHtml: (head: Head) => string;
  /** A whole page that says that the backend cannot be asked. */
  troubleHtml: (locale: string) => string;
};

const noPaint: FirstPaint = {
  brandCss: () => '',
  startLocale: () => '',
  renderPage: () => Promise.resolve(null),
  provideSettings: () => undefined,
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
