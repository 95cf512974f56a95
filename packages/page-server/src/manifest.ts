/** What a device needs to keep the portal as an app of its own: the brand's name, colours and icon (https://www.w3.org/TR/appmanifest/). */
import type { Brand } from './PageBackend.ts';

/**
 * @param brand whose app it is
 * @param start path of the page it opens with; two chains, or two studios of one, are two apps
 */
export function manifestOf({ name, texts, style }: Brand, start: string) {
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

/** Address of the manifest of a page: it is asked for without headers, so it says whose it is. */
export const manifestAddress = (path: string): string =>
  `/app.webmanifest?${new URLSearchParams({ of: startOfApp(path) }).toString()}`;

/** The page that an app begins with when it is installed from `path`: the home page of the studio, else the list of the chain's studios. */
export function startOfApp(path: string): string {
  const [, area, name] = path.split('/');
  return (area === 'studio' || area === 'studios') && name ? `/${area}/${name}` : '/';
}
