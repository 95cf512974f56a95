import { workdayAhead } from './appointments.ts';
import type { Locator } from '@playwright/test';
import { actAs, expect, logIn, place, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

test(
  'menus open by keyboard, close with Escape and give the focus back',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(place.path);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem', { name: 'Studio finder' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Privacy policy' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test(
  'the menu’s login leads back to the page; the brand’s own link stands before support',
  { tag: '@deep' },
  async ({ page }) => {
    const { path } = place;
    // No sample brand has a link of its own; the server writes the brand into the page.
    await page.route(`**${path}/course`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /"contactLinkUrl":\s*null/,
        '"contactLinkUrl":"https://contact.example"',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${path}/course`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const entries = page.getByRole('menuitem');
    await expect(entries.filter({ hasText: /Contact|Support/ })).toHaveText(['Contact', 'Support']);
    await entries.filter({ hasText: 'Register/Log in' }).click();
    await logIn(page, 'visitor@northside.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  },
);

test('a member’s menu; logging out goes home and takes code and e-mail out of the address', async ({
  page,
}) => {
  await actAs(page.request, 'member@northside.example');
  await page.goto(place.path);
  await page.getByRole('button', { name: 'Account of' }).click();
  for (const name of ['My bookings', 'My check-in reservations', 'My payments', 'Settings'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${place.path}/course?c=4711&e=a%40b.example&day=2026-12-01`);
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(decodeURIComponent(pathname)).toBe(place.path);
  expect(search).not.toMatch(/4711|example/);
});

test(
  'breadcrumbs lead back, and the window says where one is',
  { tag: '@deep' },
  async ({ page }) => {
    // Of a day ahead: what is left of today depends on the hour.
    await page.goto(`${place.path}/course?day=${workdayAhead(2)}`);
    await expect(page).toHaveTitle('Northside | Classes');
    await page.locator('#content').getByRole('listitem').getByRole('link').first().click();
    await expect(page).not.toHaveTitle('Northside | Classes');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link', { name: 'Classes' }).click();
    await expect(page).toHaveTitle('Northside | Classes');
  },
);

test(
  'a page right below the studio that has no tab leads back to the studio',
  { tag: '@deep' },
  async ({ page }) => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    for (const below of ['/course', '/news', '']) {
      await page.goto(place.path + below);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(crumbs).toBeHidden();
    }
    for (const below of ['/login-register', '/cookies', '/corporate/connect', '/imprint']) {
      await page.goto(place.path + below);
      await expect(crumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
    }
    await crumbs.getByRole('link', { name: 'Home page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  },
);

test(
  'a step to another page gives its title the focus; a first page, a filter or going back does not',
  { tag: '@deep' },
  async ({ page }) => {
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(place.path);
    await expect(title(place.name)).toBeVisible();
    await expect(title(place.name)).not.toBeFocused();
    await page.getByRole('link', { name: 'Classes' }).first().click();
    await expect(title('Classes')).toBeFocused();
    const day = page
      .getByRole('main')
      .getByRole('link')
      .or(page.getByRole('main').getByRole('button'))
      .first();
    await day.focus();
    await page.goBack();
    await expect(title(place.name)).toBeVisible();
    await expect(title(place.name)).not.toBeFocused();
    // A page without a shell of its own, and by way of the menu, which gives the focus back to its button first.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Cookies' }).click();
    await expect(title('Cookies')).toBeFocused();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(title('Log in')).toBeFocused();
    // Only the query changes.
    await page.getByRole('link', { name: 'Create account' }).first().click();
    await expect(title('Create account')).toBeVisible();
    await expect(title('Create account')).not.toBeFocused();
  },
);

test(
  'the header is 120 pixels high, 85 on a phone, and shrinks to 50 after 100',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`${place.path}/course`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('banner').locator('> div');
    const tabs = page.getByRole('navigation', { name: 'Studio' });
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
    for (const { width, height } of Object.values(widths)) {
      const isPhone = width === widths.phone.width;
      await page.setViewportSize({ width, height });
      await expect.poll(() => heightOf(bar)).toBe(isPhone ? 50 : 60);
      const box = await tabs.boundingBox();
      expect(box && box.y + box.height).toBe(isPhone ? 85 : 120);
      // So low that any day's courses reach below it.
      await page.setViewportSize({ width, height: 400 });
      await page.evaluate(() => window.scrollTo(0, 120));
      await expect.poll(() => heightOf(bar)).toBe(50);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  },
);

test(
  'the studio’s documents are in the footer; one that lies elsewhere is linked',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(studioPath('arcade', 3001));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Studio imprint' })).toBeVisible();
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(?:\/|https:\/\/|mailto:)/.test(href))).toEqual([]);
  },
);

test('a look at the shell of an external page', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/payment?o=1001&t=northside&paymentRequestId=1');
  await expect(page.getByText('Questions? Please contact your studio:')).toBeVisible();
  // In the studio's head, and where help is offered.
  await expect(page.getByRole('link', { name: 'mitte@northside.example' })).toHaveCount(2);
  await expectAccessibleAtAllWidths(page);
});

test.describe('a studio that nobody knows', () => {
  test.use({ inTrouble: true });
  test('has no external page', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/payment?o=999999&t=northside&paymentRequestId=1');
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  });
});
