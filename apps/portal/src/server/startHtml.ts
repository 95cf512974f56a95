import { escape } from './escape.ts';
import type { Start, StartPage, StartPicture } from './start.ts';
import { startText } from './startTexts.ts';

const bar = ({ name, url }: Start['logo']): string =>
  `<div class="start-bar"><div>${
    url ? `<img src="${escape(url)}" alt="${escape(name)}" width="128" height="32">` : escape(name)
  }</div></div>`;

const tabs = '<div class="start-tabs"></div>';

/** The picture as ui/Picture shows it. `sizes` must be what the page says, so that one file is loaded and not two. */
const picture = ({ url, urlLarge, width, height }: StartPicture, sizes: string): string =>
  `<img class="start-picture" src="${escape(url)}" srcset="${escape(`${url} ${width}w, ${urlLarge} ${width * 2}w`)}" sizes="${sizes}" width="${width}" height="${height}" alt="" fetchpriority="high">`;

type Finder = Extract<StartPage, { kind: 'studios' }>;

const chips = (group: Finder['filters'][number]): string =>
  `<div class="start-chips">${group.map(({ name, count }) => `<span>${escape(name)}<b>${count}</b></span>`).join('')}</div>`;

/** The room of search, filters and count, then the first studio. */
const finder = ({ filters, picture: first }: Finder): string =>
  `<div class="start-where"><i></i><i></i><i></i></div>${filters.map(chips).join('')}<div class="start-count"></div>` +
  `<div class="start-grid">${first ? picture(first, '(min-width: 992px) 380px, 100vw') : ''}</div>`;

/** Below the title; it may stand in for the page's own skeleton until the data are here. */
function below(page: StartPage): string {
  if (page.kind === 'studios') return finder(page);
  if (page.kind === 'news' && page.picture)
    return `<div class="start-latest">${picture(page.picture, '(min-width: 768px) 300px, 100vw')}</div>`;
  return '';
}

/**
 * What a reader sees of a page until its scripts are there; nothing for a page whose title only they can put into words.
 * The language stands on it: a reader who chose another one is not shown it for longer than that takes to read.
 */
export function startHtml({ locale, words, logo, page }: Start): string {
  if (page.kind === 'studio')
    return `<div class="start">${bar(logo)}${tabs}<section class="start-band"><div><p>${escape(page.chain)}</p><h1>${escape(page.studio)}</h1></div></section></div>`;
  const title = startText(`${page.kind}.title`, locale, words);
  const hasIntro = page.kind === 'studios' || page.kind === 'login';
  const intro = hasIntro ? startText(`${page.kind}.intro`, locale, words) : '';
  if (title === undefined || intro === undefined) return '';
  const rest = below(page);
  return (
    `<div class="start" lang="${locale}">${bar(logo)}${page.kind === 'studios' ? '' : tabs}` +
    `<section class="start-page start-${page.kind}"><h1>${escape(title)}</h1>${intro && `<p>${escape(intro)}</p>`}` +
    `${rest && `<div class="start-below">${rest}</div>`}</section></div>`
  );
}
