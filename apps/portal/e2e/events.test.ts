import { freshAddress, mailsTo } from './accounts.ts';
import { eventsOf, today } from './appointments.ts';
import { expect, expectAccessible, fillContact, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'somebody comes from another product, books a place at an event without an account, and cancels it',
  { tag: '@desktop' },
  async ({ page }) => {
    const all = await eventsOf(page.request, 'northside', place.id, today());
    const event = all.find(({ name }) => name === 'Open Air Workout');
    expect(event).toBeDefined();
    const id = event?.id ?? 0;
    const email = freshAddress('event');
    await page.goto(`/?eventId=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Open Air Workout' })).toBeVisible();
    await expect(page.getByText('Questions? Please contact your studio:')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'View event and book' }).click();
    await expect(page).toHaveURL(`${place.path}/events/${id}`);
    await expectAccessibleAtAllWidths(page);

    await page.getByRole('link', { name: 'Events' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    // It is a course appointment too, and is shown as what it is.
    await page.goto(`${place.path}/course/${id}`);
    await expect(page).toHaveURL(`${place.path}/events/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();

    await fillContact(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.frameLocator('iframe').getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    // The bank leads back to the summary, which goes on by itself.
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expectAccessible(page);

    const linkTold = async () =>
      (await mailsTo(page.request, email)).find(({ link }) => link?.includes('/booking/'))?.link ??
      '';
    await expect.poll(linkTold).toContain(`/booking/event/${id}/success/`);
    await page.goto(await linkTold());
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
    await page.getByRole('link', { name: 'View all events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  },
);
