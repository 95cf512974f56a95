import { expect, logIn, place, studioPath, test } from './fixtures.ts';

const home = studioPath('northside', 1001);

/** Legacy and alternative addresses, each with the path that it leads to. */
const meant: readonly [from: string, to: string][] = [
  ['/?o=1001&t=northside', home],
  ['/?organizationUnitId=1001&tenant=northside', home],
  ['/course?o=1001&t=northside', `${home}/course`],
  [`/#${home}/course`, `${home}/course`],
  ['/#!/news?o=1001&t=northside', `${home}/news`],
  [`${home}/login`, `${home}/login-register`],
  [`/de${home}/news`, `${home}/news`],
  ['/studios', '/studios/northside'],
  ['/studios/northside?o=1001', home],
  ['/studios/northside?o=1001&v=1', '/studios/northside'],
  ['/?paymentRequestId=7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e01&o=1001&t=northside', '/payment'],
  [`${home}/verify-register`, home],
  [`${home}/verify-email?c=1`, home],
];

test('redirects legacy and alternative addresses', { tag: '@deep' }, async ({ page }) => {
  for (const [from, to] of meant)
    await test.step(`${from} leads to ${to}`, async () => {
      await page.goto(from);
      await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Each address starts a new visit.
      await page.evaluate(() => window.sessionStorage.clear());
    });
});

test(
  'keeps the other query parameters at start-up and sends msWebContext as a header during the visit',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`/?o=1001&t=northside&v=1&msWebContext=APP`);
    await expect(page).toHaveURL((url) => url.search === '?v=1&msWebContext=APP');
    const request = page.waitForRequest('**/bookableitems/courses/with-canceled?*');
    await page.getByRole('link', { name: 'Classes' }).first().click();
    expect((await request).headers()['x-ms-web-context']).toBe('APP');
    await expect(page).toHaveURL((url) => !url.search.includes('msWebContext'));
  },
);

test('redirects a visitor to login and back, and a user without a membership to studio-connect', async ({
  page,
}) => {
  await page.goto(`${place.path}/me/settings`);
  await expect(page).toHaveURL(/login-register/);
  // This account has no membership.
  await logIn(page, 'newcomer@northside.example');
  await expect(page).toHaveURL(/\/me\/settings$/);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.goto(`${place.path}/selfservice/overview`);
  await expect(page).toHaveURL(/\/studio-connect$/);
});

test(
  'redirects to the fallback address when a feature is disabled',
  { tag: '@deep' },
  async ({ page }) => {
    // This chain has no trial session; the start page serves as the operator's fallback address.
    await page.goto(`${studioPath('arcade', 3001)}/trial-session`);
    await expect(page).toHaveURL(/\/studios\/\w+$/);
  },
);

test.describe('scripts', () => {
  test.use({ allowsFailures: true });

  test(
    'blocks foreign and inline scripts by the content security policy',
    { tag: '@deep' },
    async ({ page }) => {
      const response = await page.goto(home);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.name = "ran"';
        document.head.append(script);
        return window.name === 'ran';
      });
      expect(ran).toBe(false);
    },
  );
});
