/** Web app manifest with the brand's name, colours and icon (https://www.w3.org/TR/appmanifest/). */
import type { Brand } from './PageBackend.ts';

/**
 * Creates the manifest of a brand.
 * @param start path of the start page; it makes the apps of two chains, or of two studios of one chain, distinct
 */
export function createManifest({ name, texts, style }: Brand, start: string) {
  const { title, backgroundColor, topbarColor, faviconBaseUrl } = style;
  const icon = (file: string, purpose: string) => ({
    src: `${faviconBaseUrl}/${file}`,
    type: 'image/svg+xml',
    sizes: 'any',
    purpose,
  });
  return {
    id: start,
    start_url: start,
    scope: '/',
    name: texts.title ?? name,
    short_name: title ?? name,
    display: 'standalone',
    ...(backgroundColor === null ? {} : { background_color: backgroundColor }),
    ...(topbarColor === null ? {} : { theme_color: topbarColor }),
    icons:
      faviconBaseUrl === null ? [] : [icon('icon.svg', 'any'), icon('maskable.svg', 'maskable')],
  };
}

/** Returns the URL of a page's manifest. Browsers request it without our headers, so the URL contains the page's path. */
export const getManifestUrl = (path: string): string =>
  `/app.webmanifest?${new URLSearchParams({ of: getAppStart(path) }).toString()}`;

/** Returns the start page of an app installed from `path`: the studio's home page, else the chain's list of studios. */
export function getAppStart(path: string): string {
  const [, area, name] = path.split('/');
  return (area === 'studio' || area === 'studios') && name ? `/${area}/${name}` : '/';
}
