import { expectLoaded } from './expectLoaded.ts';
import { loadMails } from './accounts.ts';
import { logInAs, expect, logIn, place, test } from './fixtures.ts';
import { expectAllReachable, tabAndPress } from './keyboard.ts';
import { loadSlots } from './visits.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const member = 'member@northside.example';

test(
  'lets a visitor choose a time, log in, reserve it, see its reference and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    const slots = await loadSlots(page.request, 'northside', place.id);
    const slot = slots.find(({ freePlaces }) => freePlaces > 1);
    if (!slot) throw new Error('The sample data has no visit that can be reserved.');
    const clock = slot.startTime.slice(11, 16);

    await page.goto(place.path);
    // Before hydration, the link would load the page, which leaves the focus where it is.
    await expectLoaded(page);
    await page.getByRole('link', { name: 'Reserve a visit' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reserve a visit' })).toBeFocused();
    await page.goto(`${place.path}/checkin-reservation?day=${slot.usageDate}`);
    const row = page.getByRole('listitem').filter({ hasText: `Check in by` });
    await expectAccessibleAtAllWidths(page);
    await row
      .filter({ has: page.locator(`a[href$="/checkin-reservation/${slot.address}"]`) })
      .getByRole('link', { name: /^Reserve visit/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Visits are for members.')).toBeVisible();
    await expectAccessibleAtAllWidths(page);

    // Times are visible without login, and login returns to the chosen one.
    await page.locator('#content').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, member);
    await expect(page).toHaveURL(new RegExp(`/checkin-reservation/${slot.address}$`));
    const reserve = page.getByRole('button', { name: 'Reserve visit' });
    await expect(page.getByText(/^You can cancel until /)).toBeVisible();
    await tabAndPress(reserve);
    await expect(page.getByRole('heading', { name: 'Your visit is reserved' })).toBeFocused();
    await expect(page).toHaveURL(/\/success$/);
    await expectAccessibleAtAllWidths(page);
    await expectAllReachable(page);
    await page.reload();
    await expect(page.getByText('Booking reference')).toBeVisible();
    const subjects = (await loadMails(page.request, member)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(
      expect.stringContaining(`Your visit is reserved: ${place.name}`),
    );

    // After a reservation for the day, no other times of it are offered.
    await page.getByRole('link', { name: 'Reserve another visit' }).click();
    await page.goto(`${place.path}/checkin-reservation?day=${slot.usageDate}`);
    await expect(page.getByText('You’ve reserved your visit for this day.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reserve visit/ })).toHaveCount(0);

    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My check-in reservations' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'My check-in reservations' }),
    ).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    const mine = page
      .getByRole('region', { name: 'Upcoming' })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/${slot.address}/success"]`) });
    await expect(mine).toContainText(clock);
    await mine.getByRole('button', { name: /^Cancel reservation/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click();
    await expect(page.getByText('Your reservation is cancelled.')).toBeVisible();
    await expect(mine).toHaveCount(0);
    await expect(page.locator('#content :focus')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Past and cancelled' })).toContainText(clock);

    await page.goto(`${place.path}/checkin-reservation/${slot.address}`);
    await expect(reserve).toBeVisible();
  },
);

test(
  'shows an account without a membership the times and how to connect',
  { tag: '@deep' },
  async ({ page }) => {
    const slots = await loadSlots(page.request, 'northside', place.id);
    const slot = slots.find(({ freePlaces }) => freePlaces > 0);
    await logInAs(page.request, 'visitor@northside.example');
    await page.goto(`${place.path}/checkin-reservation/${slot?.address}`);
    await page.getByRole('link', { name: 'Connect membership' }).click();
    await expect(page).toHaveURL(/\/studio-connect$/);
  },
);

test(
  'explains an address without a valid time, also on the narrowest phone',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${place.path}/checkin-reservation/nothing`);
    await expect(
      page.locator('#content').getByText('This link is incomplete.').last(),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'View other times' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reserve a visit' })).toBeFocused();
  },
);
