import { addParameter } from '../lib/address/query.ts';
import { closestLocale, locales } from '../lib/i18n/locales.ts';
import { escape } from './escape.ts';
import type { Head, Picture } from './head.ts';
import { type HeadTexts, buildHeadTexts } from './headTexts.ts';
import { isPrivatePage, matchRoute } from './pageAt.ts';
import { absolute, event, localBusiness } from './structuredData.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;

/** Normalizes a path to the form used in links, so that each page has one address. */
const canonicalPath = ({ pathname, searchParams }: URL): string => {
  const path = pathname.replaceAll(/%3D/gi, '=').replace(/(?<=.)\/+$/, '');
  const group = searchParams.get('s') ?? searchParams.get('studioCode');
  // The finder of all chains is identified by its query alone.
  return group && path === '/studios' ? `${path}?s=${encodeURIComponent(group)}` : path;
};

const inLanguage = (address: string, locale: string): string => addParameter(address, 'lo', locale);

/**
 * Returns the page's addresses without and with language; a language in the address makes it a page
 * of its own, like the alternates.
 */
function canonicalUrls({ url, origin }: Head): { plain: string; own: string } {
  const plain = origin + canonicalPath(url);
  const wish = closestLocale(url.searchParams.get('lo') ?? url.searchParams.get('locale'));
  return { plain, own: wish ? inLanguage(plain, wish) : plain };
}

/** Returns whether messengers can show an image. They do not show SVG. */
const isPreviewable = (address: string): boolean => !/\.svg(?:[?#]|$)/i.test(address);

/** Returns the first previewable picture: of the appointment, of the page, or of the studio. */
const mainPicture = ({ appointment, picture, studio }: Head): Picture | null | undefined =>
  [appointment?.image, picture, studio?.image].find((one) => one && isPreviewable(one.urlLarge));

/** Returns the meta elements for link previews (https://ogp.me, and X's own names). */
function previewTags(head: Head, { heading, description }: HeadTexts, address: string): string {
  const { brand, origin, locale } = head;
  const picture = mainPicture(head);
  const source = picture?.urlLarge ?? brand.logoUrl;
  const image = source && isPreviewable(source) ? absolute(source, origin) : null;
  const language = (tag: string) => tag.replace('-', '_');
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.title ?? brand.name),
    meta('property', 'og:title', heading),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', language(locale)),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => meta('property', 'og:locale:alternate', language(other))),
    ...(image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:alt', heading),
          meta('name', 'twitter:image', image),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', heading),
    meta('name', 'twitter:description', description),
  ].join('');
}

/** Embeds JSON safely in a script element. Browsers do not run this type. */
const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Builds title, description, and metadata for previews and search engines. Private pages are
 * excluded from search.
 */
export function headHtml(head: Head): string {
  const { url, studio, appointment, found } = head;
  const name = matchRoute(url.pathname)?.name;
  const words = buildHeadTexts(head, name);
  const { plain, own } = canonicalUrls(head);
  const first =
    `<title>${escape(words.title)}</title>` + meta('name', 'description', words.description);
  if (!found || !name || isPrivatePage(name)) return first + meta('name', 'robots', 'noindex');
  const data =
    appointment && studio
      ? event(appointment, studio, head, plain)
      : name === 'studio' && studio
        ? localBusiness(studio, head, plain)
        : undefined;
  return (
    first +
    `<link rel="canonical" href="${escape(own)}">` +
    locales
      .map(
        (locale) =>
          `<link rel="alternate" hreflang="${locale}" href="${escape(inLanguage(plain, locale))}">`,
      )
      .join('') +
    `<link rel="alternate" hreflang="x-default" href="${escape(plain)}">` +
    previewTags(head, words, own) +
    (data ? dataScript(data) : '')
  );
}
