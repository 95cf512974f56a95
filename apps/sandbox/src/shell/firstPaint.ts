/** What the portal's own build knows of the first paint (apps/portal, src/server). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Schemas } from '../server/api.ts';

/** What a page begins with, as far as it is known here. */
export type StartPage =
  | { kind: 'studio'; chain: string; studio: string }
  | { kind: 'courses' }
  | { kind: 'news'; picture: Schemas['Picture'] | null }
  | {
      kind: 'studios';
      filters: { name: string; count: number }[][];
      picture: Schemas['Picture'] | null;
    };

export type Start = {
  /** As `startLocale` says. */
  locale: string;
  /** What the brand says in its own words: message ids to texts. */
  words: Record<string, string>;
  logo: { name: string; url: string | null };
  page: StartPage;
};

export type FirstPaint = {
  brandCss: (style: Schemas['WhitelabelStyle']) => string;
  startCss: string;
  /** @param wishes languages, the most wanted first */
  startLocale: (wishes: (string | null)[]) => string;
  startHtml: (start: Start) => string;
};

const noPaint: FirstPaint = {
  brandCss: () => '',
  startCss: '',
  startLocale: () => '',
  startHtml: () => '',
};

/** @param portalDist folder of the portal's build; without its server part nothing is painted */
export async function loadFirstPaint(portalDist: string): Promise<FirstPaint> {
  const file = join(portalDist, 'server/firstPaint.js');
  if (!existsSync(file)) return noPaint;
  const module: FirstPaint = await import(pathToFileURL(file).href);
  return { ...module, brandCss: cached(module.brandCss) };
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
