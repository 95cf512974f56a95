/** Loads the server part of the portal's build (apps/portal, src/server), which renders the first paint. */
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
  /** The brand's own texts by message id. */
  words: Readonly<Record<string, string>>;
  whitelabel: Brand;
  fetch: PageBackend['visit'];
};

/** A page rendered by the portal's components, without its own data. */
export type RenderedPage = {
  /** Content of `#root`. */
  html: string;
  /** Elements for the head. */
  links: string;
  /** Style elements with their `data-emotion` attributes. */
  styles: readonly { dataEmotion: string; css: string }[];
  /** Inline script that runs before the content is painted. */
  script: string;
  /** Responses of the backend as JSON. */
  state: string;
};

/** The portal's page at a URL. */
export type PortalPage = {
  /** Name of the route; null if no page matches. */
  route: string | null;
  /** Subject of the head's description. */
  shows: 'appointment' | 'news' | 'studios' | 'studio' | null;
  /** Id of the subject, if it is a single one. */
  id: number | null;
};

/** Data for a page's head. */
export type Head = {
  url: URL;
  /** Scheme and host under which users reach the page. */
  origin: string;
  /** Locale as returned by `startLocale`. */
  locale: string;
  words: Readonly<Record<string, string>>;
  /** True if the URL's subject exists; search engines must not index a page that says it does not. */
  found: boolean;
  brand: { name: string; title: string | null; logoUrl: string | null };
  studio: Studio | null;
  /** The appointment with its day and time formatted for the page's language. */
  appointment: (Appointment & { when: string }) | null;
  /** Picture of the latest news, or of the first studio in the finder. */
  picture: Picture | null;
};

/** A color of a brand that the portal replaces for its contrast. */
export type PaletteCorrection = {
  /** Name of the field of the style. */
  field: string;
  /** Use of the color. */
  purpose: string;
  from: string;
  to: string;
  /** The pair of colors that lacks contrast; undefined for a surface. */
  failure: { ground: string; contrast: number; least: number } | undefined;
};

export type FirstPaint = {
  brandCss: (style: BrandStyle) => string;
  /** Explains which colors of a brand the portal replaces. */
  paletteCorrections: (style: BrandStyle) => readonly PaletteCorrection[];
  /** @param wishes languages in descending preference */
  startLocale: (wishes: (string | null)[]) => string;
  /** @throws if a component of the page fails */
  renderPage: (request: PageRequest) => Promise<RenderedPage | null>;
  /** Sets the operator's settings; called once. */
  provideSettings: (settings: Settings) => void;
  pageAt: (url: URL) => PortalPage;
  /**
   * Returns title, description and metadata for previews and search engines as head elements; empty if the build
   * lacks them.
   */
  headHtml: (head: Head) => string;
  /** Returns a complete page saying that the backend is unavailable. */
  troubleHtml: (locale: string) => string;
};

const noPaint: FirstPaint = {
  brandCss: () => '',
  paletteCorrections: () => [],
  startLocale: () => '',
  renderPage: () => Promise.resolve(null),
  provideSettings: () => undefined,
  pageAt: () => ({ route: '', shows: null, id: null }),
  headHtml: () => '',
  troubleHtml: () => '',
};

/** @param portalDist folder of the portal's build; without its server part, pages have no rendered content */
export async function loadFirstPaint(portalDist: string): Promise<FirstPaint> {
  const file = join(portalDist, 'server/firstPaint.js');
  if (!existsSync(file)) return noPaint;
  const module: Partial<FirstPaint> = await import(pathToFileURL(file).href);
  const paint = { ...noPaint, ...module };
  return { ...paint, brandCss: cached(paint.brandCss) };
}

/** Caches the style sheets of brands; they are small and few. */
function cached(brandCss: FirstPaint['brandCss']): FirstPaint['brandCss'] {
  const known = new Map<string, string>();
  return (style) => {
    const key = JSON.stringify(style);
    const css = known.get(key) ?? brandCss(style);
    known.set(key, css);
    return css;
  };
}
