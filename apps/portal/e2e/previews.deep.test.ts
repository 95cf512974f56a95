import type { Page } from '@playwright/test';
import { aCourse, expect, place, test } from './fixtures.ts';
import { ownPort, releases, run } from './release.ts';

/** How they ask, and from where each takes what it shows, the first that is there. None names a language. */
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

/** Structured data, as far as they are looked at here. */
interface Data {
  '@type': string;
  offers?: { price: number; priceCurrency: string };
  address?: { streetAddress: string; addressLocality: string };
}

/** What a crawler reads: the HTML as it comes, without running anything. */
async function readBy(name: keyof typeof crawlers, page: Page, address: string) {
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
      const known: Data | null = data ? JSON.parse(data) : null;
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

let folder: ReturnType<typeof releases>;
let server: Awaited<ReturnType<typeof run>>;
test.beforeAll(async ({ baseURL }) => {
  folder = releases();
  server = await run(folder.first(), { api: baseURL ?? '', port: ownPort() });
});
test.afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** What every crawler reads of an address, held against each other, and the page opened in the language that they were answered in. */
async function compared(page: Page, path: string) {
  const read = new Map<string, Awaited<ReturnType<typeof readBy>>>();
  // Where no policy looks at what is parsed.
  await page.goto(`${server.origin}/robots.txt`);
  for (const name of names) read.set(name, await readBy(name, page, server.origin + path));
  const google = read.get('Google');
  const facebook = read.get('Facebook');
  if (!google || !facebook) throw new Error('Nobody has read anything.');
  for (const [name, { robots, canonical, languages, text, title, picture }] of read) {
    expect([name, robots, canonical, languages]).toEqual([name, '', server.origin + path, 12]);
    expect([name, text]).toEqual([name, facebook.text]);
    if (name !== 'Google')
      expect([name, title, picture]).toEqual([name, facebook.title, facebook.picture]);
  }
  await page.goto(`${server.origin}${path}?lo=${facebook.language}`);
  // What the page calls itself, in its window and above its content.
  await expect(page).toHaveTitle(google.title);
  await expect(
    page.getByRole('heading', { level: 1, name: facebook.title, exact: true }),
  ).toBeVisible();
  const { pathname, search } = new URL(facebook.picture);
  await expect(page.locator(`main img[srcset*="${pathname}${search}"]`).first()).toBeAttached();
  const image = await page.request.get(facebook.picture);
  expect(image.headers()['content-type']).toMatch(/^image\//);
  return { main: page.getByRole('main'), ...facebook };
}

test('a class: its name, when and where, what it costs', async ({ page, request }) => {
  // It is only looked at.
  const course = await aCourse(request, place);
  const { main, text, data } = await compared(page, `${place.path}/course/${course.id}`);
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
    name: course.name,
    startDate: startDateTime,
    location: { '@type': 'Place', name: place.name },
  });
  const offers = data?.offers;
  if (!offers) throw new Error('The class says nothing of its price.');
  const price = new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: offers.priceCurrency,
  });
  await expect(main).toContainText(price.format(offers.price).replaceAll(/\s/g, ' '));
});

test('a studio: its name and where it is', async ({ page }) => {
  const { text, title, data } = await compared(page, place.path);
  expect([title, text]).toEqual([place.name, expect.stringContaining(place.name)]);
  const address = data?.address;
  if (!address) throw new Error('The studio does not say where it is.');
  expect(text).toContain(address.addressLocality);
  // The page leads to the same address.
  const way = await page.getByRole('link', { name: 'Anfahrt' }).getAttribute('href');
  const words = decodeURIComponent(way ?? '').replaceAll('+', ' ');
  for (const word of [address.streetAddress, address.addressLocality])
    expect(words).toContain(word);
});

test('the finder: what it is for, in its own words', async ({ page }) => {
  const { main, text, data } = await compared(page, '/studios/northside');
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  expect(data).toBeNull();
});
