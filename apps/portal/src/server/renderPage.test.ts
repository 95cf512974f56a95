import { handlers, mock } from '@studio-portal/sdk/msw';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { provideSettings } from '../lib/browser/setting.ts';
import { sampleBrand } from '../lib/brand/sampleBrand.ts';
import { type PageRequest, renderPage } from './renderPage.tsx';

provideSettings({});

const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>&';
const mitte = '/studio/bm9ydGhzaWRlOjEwMDE=';

/** Renders a page with the examples of the API description as responses. */
async function render(
  path: string,
  more: Partial<PageRequest> & { answers?: readonly HttpHandler[] } = {},
) {
  const { answers = [], ...request } = more;
  const called: string[] = [];
  const rendered = await renderPage({
    url: new URL(path, 'http://portal.invalid'),
    hostname: 'portal.example',
    locale: 'en-GB',
    words: {},
    whitelabel: sampleBrand,
    fetch: async (url, init) => {
      called.push(url);
      const call = new Request(new URL(url, 'http://backend.invalid'), init);
      return (
        (await getResponse([...answers, ...handlers], call)) ?? new Response(null, { status: 404 })
      );
    },
    ...request,
  });
  if (!rendered) throw new Error(`${path} is left to the browser.`);
  return { ...rendered, called };
}

/** Returns the visible text. */
const visibleText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('renderPage', () => {
  test('renders the whole login form, disabled until hydration', async () => {
    const { html } = await render(`${mitte}/login-register`);
    expect(visibleText(html)).toContain('Log in to carry on where you left off.');
    expect(html).toMatch(/<fieldset[^>]* disabled/);
    expect(html).toMatch(/<input[^>]* name="username"/);
    expect(html).toMatch(/<input[^>]* type="password"/);
    expect(html).toMatch(/<button[^>]* type="submit"/);
  });

  test('renders the whole registration form', async () => {
    const { html } = await render(`${mitte}/login-register?register`);
    for (const name of ['firstname', 'lastname', 'email', 'password'])
      expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`));
  });

  test('renders frame, title and skeletons without data', async () => {
    const { html } = await render(`${mitte}/course`);
    expect(html).toContain('<h1');
    expect(html).toContain('MuiSkeleton-root');
    expect(html).toMatch(/<nav aria-label="Studio"/);
  });

  test.each([
    `${mitte}/me/bookings`,
    `${mitte}/booking/course/1/offer/2/contact`,
    `${mitte}/contract/5/options`,
    '/nowhere',
  ])('leaves %s to the browser', async (path) => {
    await expect(render(path)).rejects.toThrow('is left to the browser');
  });

  test('produces markup that needs no script to settle', async () => {
    for (const path of [mitte, `${mitte}/login-register`, `${mitte}/course`, '/studios/northside'])
      expect((await render(path)).html).not.toMatch(/<script|<template id="[BP]:/);
  });

  test('uses the language of the request and the brand’s own texts', async () => {
    const german = await render(`${mitte}/course`, { locale: 'de-DE' });
    expect(german.html).toMatch(/<h1[^>]*>Kurse</);
    const words = {
      'courses.title': 'Our classes',
      'courses.unknown': 'x',
      'news.title': '{nobody}',
    };
    expect((await render(`${mitte}/course`, { words })).html).toMatch(/<h1[^>]*>Our classes</);
    expect((await render(`${mitte}/news`, { words })).html).toMatch(/<h1[^>]*>News</);
  });

  test('preloads the logo that the page shows, not that of its loading state', async () => {
    const style = { ...sampleBrand.style, headerLogoUrl: '/brands/directory/logo.svg' };
    const { links } = await render(mitte, { whitelabel: { ...sampleBrand, style } });
    expect(links).toContain('href="/brands/northside/logo.svg"');
    expect(links).not.toContain('/brands/directory/');
  });

  test('lists every used class for Emotion', async () => {
    const { html, styles } = await render(mitte);
    const names = new Set(styles.flatMap(({ dataEmotion }) => dataEmotion.split(' ')));
    expect(styles.at(-1)?.dataEmotion).toMatch(/^sp /);
    const classes = new Set([...html.matchAll(/\bsp-([\w-]+)/g)].map(([, name]) => name));
    expect([...classes].filter((name) => name && name !== '0' && !names.has(name))).toEqual([]);
  });

  test('includes the start-up responses and no user data', async () => {
    const { state, called } = await render(mitte);
    const operations = [...state.matchAll(/"queryKey":\["(\w+)"/g)].map(([, name]) => name);
    expect(new Set(operations)).toEqual(
      new Set([
        'getPublicStudio',
        'getTenant',
        'listPublicActiveMenuEntries',
        'listPublicFeatures',
      ]),
    );
    expect(called).toHaveLength(4);
  });

  test('renders the loading state if the backend fails', async () => {
    const { html, state } = await render(mitte, { answers: [mock('getPublicStudio', 500)] });
    expect(html).toContain('aria-busy="true"');
    expect(state).not.toContain('getPublicStudio');
  });

  test('leaves time-dependent content to the browser', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00+01:00'), toFake: ['Date'] });
    const before = await render(mitte);
    vi.setSystemTime(new Date('2026-11-29T03:00:00+01:00'));
    expect((await render(mitte)).html).toBe(before.html);
    vi.useRealTimers();
  });

  test('keeps concurrent requests apart', async () => {
    const [german, english] = await Promise.all([
      render(`${mitte}/course`, { locale: 'de-DE' }),
      render(`${mitte}/news`),
    ]);
    expect(german.html).toMatch(/<h1[^>]*>Kurse</);
    expect(english.html).toMatch(/<h1[^>]*>News</);
  });

  test.each([
    ['the brand', { whitelabel: { ...sampleBrand, name: hostile } satisfies WhitelabelConfig }],
    ['a text', { words: { 'courses.title': `'${hostile}'` } }],
  ])('escapes %s', async (_, more) => {
    const { html, links, styles } = await render(`${mitte}/course`, more);
    expect(html + links).not.toMatch(/<script|<img src=x/);
    expect(JSON.stringify(styles)).not.toContain('</style');
  });
});
