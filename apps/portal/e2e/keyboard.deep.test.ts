import { findCourse, expect, place, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import {
  expectAllReachable,
  expectFocusVisible,
  tabAndPress,
  focusByKeyboard,
} from './keyboard.ts';
import { widths } from './widths.ts';

const password = 'sample-Passw0rd';

const pages = [
  '',
  '/course',
  '/checkin-reservation',
  '/news',
  '/studio-imprint',
  '/studio-privacy',
  '/imprint',
  '/agb',
  '/artikel-26',
  '/cookies',
  '/corporate/connect',
  '/login-register',
  '/login-register?register',
  '/password-forgot',
] as const;

test('reaches everything on the public pages with Tab, in order, and never loses focus', async ({
  page,
}) => {
  // Some 40 stops on each of 15 pages, at two widths.
  test.setTimeout(600_000);
  for (const path of [...pages.map((name) => place.path + name), '/studios/northside']) {
    await page.goto(path);
    await expectLoaded(page);
    // A link that names a price appears with it, perhaps behind the focus.
    await page.waitForLoadState('networkidle');
    for (const window of [widths.phone, widths.desktop]) {
      await page.setViewportSize(window);
      await expectAllReachable(page);
    }
  }
});

test('moves past the header with the skip link; the next stop is in the content', async ({
  page,
}) => {
  await page.goto(`${place.path}/course`);
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#content :focus')).toBeAttached();
});

test('keeps the focus of a skip link that is followed while the page is hydrated', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${place.path}/course`, { waitUntil: 'commit' });
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hydrating]')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('#content')).toBeFocused();
});

test('opens, walks, closes and chooses in menu and language list by keyboard', async ({ page }) => {
  await page.goto(place.path);
  await expectLoaded(page);
  const button = page.getByRole('button', { name: 'Menu' });
  await tabAndPress(button, 'Space');
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1)).toBeFocused();
  await expectFocusVisible(page);
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitem', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(entries.first()).toBeHidden();

  const language = page.getByRole('combobox', { name: 'Language' });
  await focusByKeyboard(language);
  await page.keyboard.type('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused();
});

test.describe('the cookie notice', () => {
  test.use({ answersCookies: false });

  test('is answered by keyboard, hides no focused element and returns focus to the page', async ({
    page,
  }) => {
    await page.goto(`${place.path}/course`);
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.waitFor();
    await expectLoaded(page);
    for (const window of [widths.desktop, widths.phone]) {
      await page.setViewportSize(window);
      await expectAllReachable(page);
    }
    await tabAndPress(notice.getByRole('button').last(), 'Enter');
    // The settings open where the focus is.
    await expect(notice.locator(':focus')).toBeAttached();
    await tabAndPress(notice.getByRole('checkbox', { name: 'Statistics' }), 'Space');
    await expect(notice.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
    await tabAndPress(notice.getByRole('button', { name: 'Save' }), 'Space');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectFocusVisible(page);
  });
});

test('finds a town by arrow keys, toggles a filter by Space and opens a studio by Enter', async ({
  page,
}) => {
  await page.goto('/studios/northside');
  const field = page.getByRole('combobox', { name: 'Studio, town or postcode' });
  await focusByKeyboard(field);
  await page.keyboard.type('Münch');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Northside Isar');
  await expect(field).toBeFocused();
  const filter = page.getByRole('button', { name: /^Pilates/ });
  await tabAndPress(filter, 'Space');
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 studio', { exact: true })).toBeVisible();
  await focusByKeyboard(field, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('');
  await tabAndPress(page.getByRole('heading', { level: 2 }).first().getByRole('link'));
  await expect(page).toHaveURL(new RegExp(`/studio/(?!s)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'logs in, chooses a course, books it and cancels it',
  { tag: '@desktop' },
  async ({ page }) => {
    const course = await findCourse(page.request, place);
    const day = course.slots[0].startDateTime.slice(0, 10);
    await page.goto(place.path);
    await tabAndPress(page.getByRole('link', { name: 'Log in', exact: true }));
    await focusByKeyboard(page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type('member@northside.example');
    await focusByKeyboard(page.getByLabel('Password'));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

    // The week is one tab stop; arrow keys move inside it.
    await page.goto(`${place.path}/course?day=${day}`);
    await expectLoaded(page);
    const week = page.getByRole('toolbar').first();
    await focusByKeyboard(week.locator('[tabindex="0"]'));
    await page.keyboard.press('Home');
    await expect(week.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expectFocusVisible(page);
    await tabAndPress(page.locator(`a[href="${place.path}/course/${course.id}"]`).first());
    await expect(page.getByText('Included in Premium')).toBeVisible();
    await tabAndPress(page.getByRole('button', { name: 'Continue' }));
    await tabAndPress(page.getByRole('button', { name: 'Book now' }));
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused();
    await expectAllReachable(page);

    await tabAndPress(page.getByRole('button', { name: /^Account of/ }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    // Types to skip the entry of the home studio, which comes first if this is another studio.
    await page.keyboard.type('My b');
    await expect(page.getByRole('menuitem', { name: 'My bookings' })).toBeFocused();
    await page.keyboard.press('Enter');
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/booking/course/${course.id}/"]`) });
    const cancel = row.getByRole('button', { name: /^Cancel booking/ });
    await tabAndPress(cancel);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const focusInDialog = page.locator('.MuiDialog-root :focus');
    await expect(focusInDialog).toBeAttached();
    // Focus stays in the dialog and returns to its button.
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      await expect(focusInDialog).toBeAttached();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndPress(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(page.getByText(`Your booking for ${course.name} is cancelled.`)).toBeVisible();
    await expect(cancel).toBeHidden();
    await page.keyboard.press('Tab');
    await expectFocusVisible(page);
  },
);

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 }, answersCookies: false });

  test('no bar covers the focus', async ({ page }) => {
    const course = await findCourse(page.request, place);
    for (const path of ['', '/course', `/course/${course.id}`]) {
      await page.goto(place.path + path);
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
      await expectAllReachable(page);
    }
    await page.goto(`${place.path}/course/${course.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectAllReachable(page);
  });
});
