import { freshAddress, loadMails } from './accounts.ts';
import { loadEvents, today } from './appointments.ts';
import { expect, expectAccessible, fillName, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'lets a guest from another product book a place at an event and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    const all = await loadEvents(page.request, 'northside', place.id, today());
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
    // An event is also a course appointment; its course address redirects to the event.
    await page.goto(`${place.path}/course/${id}`);
    await expect(page).toHaveURL(`${place.path}/events/${id}`);
    await page.getByRole('button', { name: 'Continue' }).click();

    await fillName(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.frameLocator('iframe').getByLabel('Card number').fill('4242 4242 4242 4242');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    // The bank redirects to the summary, which continues by itself.
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expectAccessible(page);

    const mailedLink = async () =>
      (await loadMails(page.request, email)).find(({ link }) => link?.includes('/booking/'))
        ?.link ?? '';
    await expect.poll(mailedLink).toContain(`/booking/event/${id}/success/`);
    await page.goto(await mailedLink());
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
    await page.getByRole('link', { name: 'View all events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  },
);
