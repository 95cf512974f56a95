import type { Page } from '@playwright/test';
import { expect, logIn, studioPath, test } from './fixtures.ts';
import { moveTo } from './moveTo.ts';

// A page that is left while a call is pending sends it with the tenant of the next chain, as in the address bar;
// the call gets a 404 and its answer is ignored.
test.use({ allowsFailures: true });

const chains = {
  northside: { path: studioPath('northside', 1001), name: 'Northside', other: /Volt/ },
  volt: { path: studioPath('volt', 2001), name: 'Volt', other: /Northside/ },
} as const;
type Chain = keyof typeof chains;

/**
 * Everything below the header, which belongs to the brand of the first page. A page that is left stays hidden in
 * the document for a moment.
 */
const visibleMain = (page: Page) => page.locator('main:visible');

/** Expects content of one chain, and none of the other. */
async function expectOnlyChain(page: Page, chain: Chain): Promise<void> {
  await expect(visibleMain(page)).toContainText(chains[chain].name);
  await expect(visibleMain(page)).not.toContainText(chains[chain].other);
}

/**
 * Delays the calls to one chain.
 * @returns a function that releases them
 */
async function delayCalls(page: Page, chain: Chain): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().headers()['x-tenant'] === chain) await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

test('keeps two chains apart, also after going back and after logout', async ({ page }) => {
  await page.goto(`${chains.northside.path}/login-register`);
  await logIn(page, 'visitor@northside.example');
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  await moveTo(page, chains.northside.path);
  await expectOnlyChain(page, 'northside');

  // The other chain is slow: its page must not show anything of the first one.
  const releaseCalls = await delayCalls(page, 'volt');
  await moveTo(page, chains.volt.path);
  await expect(visibleMain(page)).not.toContainText('Northside');
  // Going back before the answers arrive: late answers must not be used for the first chain.
  await moveTo(page, chains.northside.path);
  await expectOnlyChain(page, 'northside');
  releaseCalls();
  await page.unrouteAll({ behavior: 'wait' });
  await expectOnlyChain(page, 'northside');

  await moveTo(page, chains.volt.path);
  await expectOnlyChain(page, 'volt');
  for (const area of ['/course', '/news', '']) {
    for (const chain of ['northside', 'volt'] as const) {
      await moveTo(page, chains[chain].path + area);
      await expect(visibleMain(page).getByRole('heading').first()).toBeVisible();
      await expect(visibleMain(page)).not.toContainText(chains[chain].other);
    }
  }
  // The account is the same in every chain.
  await expect(account).toBeVisible();

  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const logInLink = page.getByRole('link', { name: 'Log in', exact: true });
  await expect(logInLink).toBeVisible();
  for (const chain of ['northside', 'volt'] as const) {
    await moveTo(page, chains[chain].path);
    await expectOnlyChain(page, chain);
    await expect(logInLink).toBeVisible();
    await expect(account).toHaveCount(0);
  }
});

test(
  'requests every answer in the new language, and keeps the page until then',
  { tag: '@deep' },
  async ({ page }) => {
    // The first HTML contains the heading already; wait for the calls that follow.
    await page.goto(`${chains.northside.path}/course`, { waitUntil: 'networkidle' });
    await expect(visibleMain(page).getByRole('heading').first()).toBeVisible();
    const languages: string[] = [];
    page.on('request', (request) => {
      const { 'x-tenant': tenant, 'accept-language': language } = request.headers();
      if (tenant) languages.push(language ?? 'none');
    });
    let emptied = false;
    await page.exposeFunction('tellEmptied', () => (emptied = true));
    await page.evaluate(() => {
      const main = document.querySelector('main');
      new MutationObserver(() => {
        if (!main?.querySelector('h1, h2')) Reflect.get(window, 'tellEmptied')();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('contentinfo').locator('select').selectOption('de-DE');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(languages.length).toBeGreaterThan(0);
    expect(new Set(languages)).toEqual(new Set(['de-DE']));
    expect(emptied).toBe(false);
  },
);
