import type { Page } from '@playwright/test';
import { expect, logIn, studioPath, test } from './fixtures.ts';
import { moveTo } from './moveTo.ts';

// A page that is left while it still asks does so in the next chain's name, as the address bar has it; it is told that there is
// no such studio there, and is gone.
test.use({ inTrouble: true });

const chains = {
  northside: { path: studioPath('northside', 1001), name: 'Northside', other: /Volt/ },
  volt: { path: studioPath('volt', 2001), name: 'Volt', other: /Northside/ },
} as const;
type Chain = keyof typeof chains;

/** All that the page shows below the brand's own bar, which belongs to the page that was loaded; a page that is left is kept hidden for a moment. */
const shown = (page: Page) => page.locator('main:visible');

/** Everything of one chain is there, and nothing of the other. */
async function expectOnly(page: Page, chain: Chain): Promise<void> {
  await expect(shown(page)).toContainText(chains[chain].name);
  await expect(shown(page)).not.toContainText(chains[chain].other);
}

/** Holds back what is asked for one chain; answers how to let it through. */
async function holdBack(page: Page, chain: Chain): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().headers()['x-tenant'] === chain) await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

test('from one chain to another and back, and a logout: nothing of one is shown in the other', async ({
  page,
}) => {
  await page.goto(`${chains.northside.path}/login-register`);
  await logIn(page, 'visitor@northside.example');
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();
  await moveTo(page, chains.northside.path);
  await expectOnly(page, 'northside');

  // The other chain is slow: meanwhile nothing of the first one stands in for it.
  const letThrough = await holdBack(page, 'volt');
  await moveTo(page, chains.volt.path);
  await expect(shown(page)).not.toContainText('Northside');
  // Gone back before it came: what comes late is not taken for an answer of the first one.
  await moveTo(page, chains.northside.path);
  await expectOnly(page, 'northside');
  letThrough();
  await page.unrouteAll({ behavior: 'wait' });
  await expectOnly(page, 'northside');

  await moveTo(page, chains.volt.path);
  await expectOnly(page, 'volt');
  for (const area of ['/course', '/news', '']) {
    for (const chain of ['northside', 'volt'] as const) {
      await moveTo(page, chains[chain].path + area);
      await expect(shown(page).getByRole('heading').first()).toBeVisible();
      await expect(shown(page)).not.toContainText(chains[chain].other);
    }
  }
  // One account, in every chain.
  await expect(account).toBeVisible();

  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const logInLink = page.getByRole('link', { name: 'Log in', exact: true });
  await expect(logInLink).toBeVisible();
  for (const chain of ['northside', 'volt'] as const) {
    await moveTo(page, chains[chain].path);
    await expectOnly(page, chain);
    await expect(logInLink).toBeVisible();
    await expect(account).toHaveCount(0);
  }
});

test(
  'another language: each answer is asked for in it, and the page stays meanwhile',
  { tag: '@deep' },
  async ({ page }) => {
    // The heading stands in the first HTML already; the calls of this visit come after it.
    await page.goto(`${chains.northside.path}/course`, { waitUntil: 'networkidle' });
    await expect(shown(page).getByRole('heading').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { 'x-tenant': tenant, 'accept-language': language } = request.headers();
      if (tenant) asked.push(language ?? 'none');
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
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['de-DE']));
    expect(emptied).toBe(false);
  },
);
