import type { RouteName } from '../lib/address/patterns.ts';
import { routeTable } from '../lib/routes/routeTable.ts';
import { messages } from './headMessages.ts';
import type { Head } from './head.ts';
import { filledText, startText } from './serverTexts.ts';

/** Maximum length of a description in search results and previews. */
const maxLength = 300;

/** Texts of a page's head. */
export interface HeadTexts {
  /** Window title in the format of lib/brand/PageTitle. */
  title: string;
  /** Heading of the page. */
  heading: string;
  description: string;
}

/** Ids of messages that describe a page in previews. */
const descriptions: Partial<Record<RouteName, string>> = {
  studio: messages.home.id ?? '',
  courses: messages.courses.id ?? '',
  events: messages.events.id ?? '',
  studioNews: messages.news.id ?? '',
  offers: 'shop.offersIntro',
  studios: 'studios.intro',
  studiosLegacy: 'studios.intro',
};

/** Truncates at a word boundary. */
function cut(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= maxLength) return plain;
  const whole = plain.slice(0, maxLength);
  return `${whole.slice(0, Math.max(whole.lastIndexOf(' '), 1))}…`;
}

/** @param name of the route; undefined for an unknown address */
export function buildHeadTexts(head: Head, name: RouteName | undefined): HeadTexts {
  const { locale, words, brand, studio, appointment } = head;
  const product = brand.title ?? 'Studio Portal';
  const values = { studio: studio?.name ?? brand.name, city: studio?.address.city ?? '' };
  const translate = (id: string | undefined): string =>
    (id === undefined ? undefined : filledText(id, locale, words, values)) ?? '';
  const isUnknownStudio = !head.found && studio === null;
  const titleId = isUnknownStudio ? 'shell.oops' : name && routeTable[name].title.id;
  const ofPage = name && startText(titleId ?? '', locale, words);
  const own = appointment?.name ?? ofPage;
  const heading =
    appointment?.name ??
    (name === 'studio'
      ? studio?.name
      : name === 'studios' || name === 'studiosLegacy'
        ? translate('studios.title')
        : ofPage) ??
    product;
  return {
    title: own ? `${product} | ${own}` : product,
    heading: heading || product,
    description: cut(describePage(head, name, translate) || translate(messages.portal.id)),
  };
}

/** Describes the page; empty if the description of the portal has to do. */
function describePage(
  { studio, appointment, locale, words }: Head,
  name: RouteName | undefined,
  said: (id: string | undefined) => string,
): string {
  if (!name || (!studio && name !== 'studios' && name !== 'studiosLegacy')) return '';
  if (studio && appointment)
    return `${[appointment.when, studio.name].filter(Boolean).join(', ')}. ${appointment.description}`;
  const page = startText(routeTable[name].title.id ?? '', locale, words);
  return (
    said(descriptions[name]) ||
    [page, studio?.name, studio?.address.city].filter(Boolean).join(' · ')
  );
}
