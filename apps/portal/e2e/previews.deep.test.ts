import type { Page } from '@playwright/test';
import { findCourse, expect, place, test } from './fixtures.ts';
import { ownPort, createReleases, runRelease } from './release.ts';

/** Request headers of each crawler and its sources for what it shows, by priority. None names a language. */
const crawlers = {
  Google: {
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    accept:
      'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
    title: ['title'],
    text: ['meta[name="description"]'],
    picture: [],
  },
  Facebook: {
    agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    accept: '*/*',
    title: ['meta[property="og:title"]', 'title'],
    text: ['meta[property="og:description"]', 'meta[name="description"]'],
    picture: ['meta[property="og:image"]'],
  },
  X: {
    agent: 'Twitterbot/1.0',
    accept: '*/*',
    title: ['meta[name="twitter:title"]', 'meta[property="og:title"]'],
    text: ['meta[name="twitter:description"]', 'meta[property="og:description"]'],
    picture: ['meta[name="twitter:image"]', 'meta[property="og:image"]'],
  },
  Slack: {
    agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    accept: '*/*',
    title: ['meta[property="og:title"]', 'meta[name="twitter:title"]', 'title'],
    text: ['meta[property="og:description"]', 'meta[name="twitter:description"]'],
    picture: ['meta[property="og:image"]', 'meta[name="twitter:image"]'],
  },
  WhatsApp: {
    agent: 'WhatsApp/2.23.20.0',
    accept: '*/*',
    title: ['meta[property="og:title"]', 'title'],
    text: ['meta[property="og:description"]', 'meta[name="description"]'],
    picture: ['meta[property="og:image"]'],
  },
} as const;

/** The parts of structured data that these tests check. */
interface StructuredData {
  '@type': string;
  offers?: { price: number; priceCurrency: string };
  address?: { streetAddress: string; addressLocality: string };
}

/** Reads a page as a crawler does: the HTML as received, without running scripts. */
async function readAsCrawler(name: keyof typeof crawlers, page: Page, address: string) {
  const { agent, accept, ...wanted } = crawlers[name];
  const answer = await fetch(address, { headers: { 'User-Agent': agent, Accept: accept } });
  expect(answer.status).toBe(200);
  return page.evaluate(
    ([html, { title, text, picture }]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const first = (selectors: readonly string[]): string =>
        selectors
          .map((selector) => parsed.querySelector(selector))
          .map((found) => (found instanceof HTMLMetaElement ? found.content : found?.textContent))
          .find(Boolean) ?? '';
      const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent;
      const known: StructuredData | null = data ? JSON.parse(data) : null;
      return {
        language: parsed.documentElement.lang,
        robots: first(['meta[name="robots"]']),
        canonical: parsed.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
        languages: [...parsed.querySelectorAll('link[rel="alternate"][hreflang]')].length,
        title: first(title),
        text: first(text),
        picture: first(picture),
        data: known,
      };
    },
    [await answer.text(), wanted] as const,
  );
}

const names = ['Google', 'Facebook', 'X', 'Slack', 'WhatsApp'] as const;

let folder: ReturnType<typeof createReleases>;
let server: Awaited<ReturnType<typeof runRelease>>;
test.beforeAll(async ({ baseURL }) => {
  folder = createReleases();
  server = await runRelease(folder.first(), { api: baseURL ?? '', port: ownPort() });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** Compares what all crawlers read at an address, then opens the page in the language of their answers. */
async function compareCrawlers(page: Page, path: string) {
  const read = new Map<string, Awaited<ReturnType<typeof readAsCrawler>>>();
  // This page has no policy that affects parsing.
  await page.goto(`${server.origin}/robots.txt`);
  for (const name of names) read.set(name, await readAsCrawler(name, page, server.origin + path));
  const google = read.get('Google');
  const facebook = read.get('Facebook');
  if (!google || !facebook) throw new Error('No crawler has read the page.');
  for (const [name, { robots, canonical, languages, text, title, picture }] of read) {
    expect([name, robots, canonical, languages]).toEqual([name, '', server.origin + path, 12]);
    expect([name, text]).toEqual([name, facebook.text]);
    if (name !== 'Google')
      expect([name, title, picture]).toEqual([name, facebook.title, facebook.picture]);
  }
  await page.goto(`${server.origin}${path}?lo=${facebook.language}`);
  // The page shows the same title in its window and above its content.
  await expect(page).toHaveTitle(google.title);
  await expect(
    page.getByRole('heading', { level: 1, name: facebook.title, exact: true }),
  ).toBeVisible();
  const { pathname, search } = new URL(facebook.picture);
  await expect(page.locator(`main img[srcset*="${pathname}${search}"]`).first()).toBeAttached();
  const image = await page.request.get(facebook.picture);
  // Messengers show PNG and JPEG, but no SVG.
  expect(image.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  return { main: page.getByRole('main'), ...facebook };
}

test('shows the name, time, place and price of a class', async ({ page, request }) => {
  // The test only reads the class.
  const course = await findCourse(request, place);
  const { main, title, text, data } = await compareCrawlers(
    page,
    `${place.path}/course/${course.id}`,
  );
  const [{ startDateTime }] = course.slots;
  const start = new Date(startDateTime);
  const time = new Intl.DateTimeFormat('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(start);
  const day = new Intl.DateTimeFormat('de-DE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(start);
  expect(text).toContain(day);
  for (const word of [time, place.name]) {
    expect(text).toContain(word);
    await expect(main).toContainText(word);
  }
  expect(data).toMatchObject({
    '@type': 'Event',
    name: title,
    startDate: startDateTime,
    location: { '@type': 'Place', name: place.name },
  });
  const offers = data?.offers;
  if (!offers) throw new Error('The structured data of the class has no price.');
  const price = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: offers.priceCurrency,
  });
  await expect(main).toContainText(price.format(offers.price).replaceAll(/\s/g, ' '));
});

test('shows the name and address of a studio', async ({ page }) => {
  const { text, title, data } = await compareCrawlers(page, place.path);
  expect([title, text]).toEqual([place.name, expect.stringContaining(place.name)]);
  const address = data?.address;
  if (!address) throw new Error('The structured data of the studio has no address.');
  expect(text).toContain(address.addressLocality);
  // The page links to the same address.
  const way = await page.getByRole('link', { name: 'Anfahrt' }).getAttribute('href');
  const words = decodeURIComponent(way ?? '').replaceAll('+', ' ');
  for (const word of [address.streetAddress, address.addressLocality])
    expect(words).toContain(word);
});

test('describes the finder in its own words', async ({ page }) => {
  const { main, text, data } = await compareCrawlers(page, '/studios/northside');
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  expect(data).toBeNull();
});
