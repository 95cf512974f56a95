/**
 * Rows that every contract test starts with, except courses: legal documents, news and languages, as in the
 * examples of the API description.
 */
import type { legalConsents, legalDocuments } from '../domains/legal/tables.ts';
import type { studioNews } from '../domains/news/tables.ts';
import type { tenantLocales, translations } from '../domains/translations/tables.ts';
import { toPicture } from '../platform/toPicture.ts';

const studioId = 1001;

export const legalDocumentRows: (typeof legalDocuments.$inferInsert)[] = [
  {
    studioId,
    type: 'GENERAL_TERMS',
    externalUrl: false,
    text: '<h1>General terms</h1><p>Sample document.</p>',
  },
  {
    studioId,
    type: 'PRIVACY',
    externalUrl: true,
    text: 'https://northside.example/privacy',
  },
];

export const legalConsentRows: (typeof legalConsents.$inferInsert)[] = [
  {
    studioId,
    type: 'GENERAL_TERMS',
    name: 'General terms',
    text: 'I have read the general terms and accept them.',
    mandatory: true,
  },
  {
    studioId,
    type: 'PRIVACY',
    text: 'The studio may write to me about news and offers.',
    mandatory: false,
  },
];

export const newsRows: (typeof studioNews.$inferInsert)[] = [
  {
    id: 701,
    studioId,
    title: 'New times for Morning Yoga',
    teaser: 'From Monday it begins half an hour earlier.',
    body: '<p>From Monday <strong>Morning Yoga</strong> begins at 07:00.</p>',
    publishDate: new Date('2026-11-24T08:00:00+01:00'),
    image: toPicture('news', 701),
  },
  {
    id: 702,
    studioId,
    title: 'Closed on the first of January',
    teaser: 'We start the year a day later.',
    body: '<p>On the first of January we are closed.</p>',
    publishDate: new Date('2026-11-20T12:30:00+01:00'),
  },
];

export const localeRows: (typeof tenantLocales.$inferInsert)[] = [
  { tenant: 'northside', locale: 'de_DE', position: 1 },
  { tenant: 'northside', locale: 'en_GB', position: 2 },
];

export function translationRows(
  tag: string,
  language: string,
): (typeof translations.$inferInsert)[] {
  return [
    { tag, language, messageId: 'courses.title', text: 'Classes' },
    { tag, language, messageId: 'home.coursesTile', text: 'Classes and times' },
  ];
}
