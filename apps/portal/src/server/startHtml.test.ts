import { describe, expect, test } from 'vitest';
import { locales } from '../site/language/locales.ts';
import type { Start, StartPage } from './start.ts';
import { startHtml } from './startHtml.ts';
import { startLocale, startText } from './startTexts.ts';

const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>&';

const start = (page: StartPage, more: Partial<Start> = {}): string =>
  startHtml({ locale: 'en-GB', words: {}, logo: { name: 'Sample', url: null }, page, ...more });

const startTexts = [
  'courses.title',
  'login.title',
  'login.intro',
  'news.title',
  'studios.title',
  'studios.intro',
];

const picture = { url: '/p.svg', urlLarge: '/p.svg?size=large', width: 480, height: 320 };

describe('the language of what is painted', () => {
  test.each([
    [['de-AT', 'en'], 'de-DE'],
    [[null, 'xx', 'fr-CH'], 'fr-FR'],
    [['pl', 'de'], 'pl-PL'],
    [['xx'], 'en-GB'],
    [[], 'en-GB'],
  ] as const)('%j: %s', (wishes, locale) => {
    expect(startLocale(wishes)).toBe(locale);
  });

  test.each(locales)('%s: each title is there, in plain words', (locale) => {
    for (const id of startTexts) expect(startText(id, locale, {})).toMatch(/\p{L}{3}/u);
  });

  test('a title stands in the language of the reader, and says so', () => {
    const html = start({ kind: 'courses' }, { locale: 'de-DE' });
    expect(html).toContain('<h1>Kurse</h1>');
    expect(html).toContain('lang="de-DE"');
  });

  test('the brand’s own word goes before ours; one with values is left to the scripts', () => {
    const page = { kind: 'courses' } as const;
    expect(start(page, { words: { 'courses.title': 'Classes' } })).toContain('<h1>Classes</h1>');
    expect(start(page, { words: { 'courses.title': '{count} classes' } })).toBe('');
  });
});

describe('what is painted', () => {
  test('of a studio’s home: chain and studio, in no language of ours', () => {
    const html = start({ kind: 'studio', chain: 'Sample chain', studio: 'Sample studio' });
    expect(html).toContain('<p>Sample chain</p><h1>Sample studio</h1>');
    expect(html).not.toContain('lang=');
  });

  test('of the news: the picture of the latest, first to be loaded', () => {
    const html = start({ kind: 'news', picture });
    expect(html).toContain('srcset="/p.svg 480w, /p.svg?size=large 960w"');
    expect(html).toMatch(/width="480" height="320" alt="" fetchpriority="high"/);
    expect(start({ kind: 'news', picture: null })).not.toContain('<img');
  });

  test('of the login: title and intro', () => {
    expect(start({ kind: 'login' })).toContain(
      'start-login"><h1>Log in</h1><p>Log in to carry on where you left off.</p>',
    );
  });

  test('of the studio list: intro, filters with their counts, first picture, but no tabs', () => {
    const filters = [[{ name: 'Yoga', count: 2 }], [{ name: 'Sauna', count: 1 }]];
    const html = start({ kind: 'studios', filters, picture });
    expect(html).toContain('<p>Choose a studio to see its classes and book.</p>');
    expect(html).toContain('<span>Yoga<b>2</b></span>');
    expect(html).toContain('<span>Sauna<b>1</b></span>');
    expect(html).toContain('class="start-picture"');
    expect(html).not.toContain('start-tabs');
  });

  test.each<[string, StartPage, Partial<Start>]>([
    ['chain and studio', { kind: 'studio', chain: hostile, studio: hostile }, {}],
    ['logo', { kind: 'courses' }, { logo: { name: hostile, url: hostile } }],
    ['brand without a logo', { kind: 'courses' }, { logo: { name: hostile, url: null } }],
    [
      'picture and filters',
      {
        kind: 'studios',
        filters: [[{ name: hostile, count: 1 }]],
        picture: { ...picture, url: hostile, urlLarge: hostile },
      },
      {},
    ],
  ])('%s cannot be broken out of', (_, page, more) => {
    const html = start(page, more);
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
    expect(html).toContain('&quot;&gt;&lt;img src=x');
  });
});
