import { nextWorkday } from './appointments.ts';
import type { Locator } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';
import { logInAs, expect, logIn, place, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

test(
  'opens menus by keyboard, closes them with Escape and restores the focus',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(place.path);
    await expectLoaded(page);
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

test.describe('with a contact link that the server does not render', () => {
  test.use({ changesTexts: true });

  test(
    'returns to the page after a login from the menu, and lists the brand’s contact link before support',
    { tag: '@deep' },
    async ({ page }) => {
      const { path } = place;
      // No sample brand has a contact link of its own; the server embeds the brand in the page, so add the link
      // there.
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
      await expect(entries.filter({ hasText: /Contact|Support/ })).toHaveText([
        'Contact',
        'Support',
      ]);
      await entries.filter({ hasText: 'Log in or sign up' }).click();
      await logIn(page, 'visitor@northside.example');
      await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    },
  );
});

test('shows the member menu; logout leads home and removes code and email from the address', async ({
  page,
}) => {
  await logInAs(page.request, 'member@northside.example');
  await page.goto(place.path);
  await page.getByRole('button', { name: 'Account of' }).click();
  for (const name of [
    'My bookings',
    'My check-in reservations',
    'My payments',
    'My passes',
    'Settings',
  ])
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
  'leads back by breadcrumbs, and shows the page in the window title',
  { tag: '@deep' },
  async ({ page }) => {
    // Uses a later day, because today's remaining classes depend on the hour.
    await page.goto(`${place.path}/course?day=${nextWorkday(2)}`);
    await expect(page).toHaveTitle('Northside | Classes');
    await page.locator('#content').getByRole('listitem').getByRole('link').first().click();
    await expect(page).not.toHaveTitle('Northside | Classes');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link', { name: 'Classes' }).click();
    await expect(page).toHaveTitle('Northside | Classes');
  },
);

test(
  'leads back to the studio from a page directly below it without a tab',
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
      await expect(crumbs.getByRole('link', { name: 'Home' })).toBeVisible();
    }
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
  },
);

test(
  'focuses the title after navigation, but not on the first page, on a filter or on going back',
  { tag: '@deep' },
  async ({ page }) => {
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(place.path);
    await expect(title(place.name)).toBeVisible();
    await expect(title(place.name)).not.toBeFocused();
    await expectLoaded(page);
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
    // A page without a shell of its own, opened from the menu, which restores focus to its button first.
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
  'fades the list of classes into a class, and other pages not at all',
  { tag: '@deep' },
  async ({ page }) => {
    await page.addInitScript(() => {
      let count = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        count += 1;
        document.documentElement.dataset.transitions = String(count);
        return start(options);
      };
    });
    await page.goto(`${place.path}/news`);
    await page.getByRole('link', { name: 'Vouchers' }).first().click();
    await expect(page).toHaveTitle('Northside | Vouchers');
    await page.goto(`${place.path}/course?day=${nextWorkday(2)}`);
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-transitions');
    await page.locator('#content').getByRole('listitem').getByRole('link').first().click();
    await expect(root).toHaveAttribute('data-transitions', '1');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test(
  'renders a header of 120 pixels, 85 on a phone, which shrinks to 50 after scrolling 100',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`${place.path}/course`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByRole('banner').locator('> div');
    const tabs = page.getByRole('navigation', { name: 'Studio' });
    const measureHeight = async (part: Locator) => (await part.boundingBox())?.height;
    for (const { width, height } of Object.values(widths)) {
      const isPhone = width === widths.phone.width;
      await page.setViewportSize({ width, height });
      await expect.poll(() => measureHeight(bar)).toBe(isPhone ? 50 : 60);
      const box = await tabs.boundingBox();
      expect(box && box.y + box.height).toBe(isPhone ? 85 : 120);
      // Low enough that the courses of any day overflow it.
      await page.setViewportSize({ width, height: 400 });
      await page.evaluate(() => window.scrollTo(0, 120));
      await expect.poll(() => measureHeight(bar)).toBe(50);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  },
);

test(
  'links the studio’s documents in the footer, also external ones',
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

test('renders the shell of an external page', { tag: '@deep' }, async ({ page }) => {
  await page.goto(
    '/payment?o=1001&t=northside&paymentRequestId=7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e01',
  );
  await expect(page.getByText('Questions? Please contact your studio:')).toBeVisible();
  // Once in the studio header and once in the contact section.
  await expect(page.getByRole('link', { name: 'mitte@northside.example' })).toHaveCount(2);
  await expectAccessibleAtAllWidths(page);
});

test.describe('an unknown studio', () => {
  test.use({ allowsFailures: true });
  test('has no external page', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/payment?o=999999&t=northside&paymentRequestId=1');
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  });
});
