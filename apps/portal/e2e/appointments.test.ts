import { freshAddress, loadMails } from './accounts.ts';
import { findBenefit, nextWorkday } from './appointments.ts';
import { logInAs, expect, expectAccessible, fillName, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'lets a member choose a trainer and a time, book with a pass, and find the booking in the list',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await logInAs(page.request, 'member@northside.example');
    await page.goto(`${place.path}/appointments`);
    await expect(page.getByText('Next free time').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'Personal Training' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Training' })).toBeFocused();

    await page.goto(`${page.url()}?day=${nextWorkday(2)}`);
    // The first trainer after "Anyone".
    const trainer = page.getByRole('group', { name: 'With' }).getByRole('radio').nth(1);
    await trainer.check();
    await expect(page).toHaveURL(/employee=\d+/);
    await page.getByRole('group', { name: 'Afternoon' }).getByRole('radio').first().check();
    await page.getByRole('radio', { name: 'Included in Pack of five trainings' }).check();
    await expectAccessibleAtAllWidths(page);
    await page.reload();
    await expect(trainer).toBeChecked();
    await page.getByRole('radio', { name: 'Included in Pack of five trainings' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused();
    await expect(page.getByText(/^With /)).toBeVisible();
    await expectAccessibleAtAllWidths(page);

    await page.getByRole('link', { name: 'View my bookings' }).click();
    const row = page
      .getByRole('region', { name: 'Upcoming' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Personal Training' }) })
      .filter({ hasText: place.name });
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      /\/booking\/appointment\/\d+\/success\/[0-9a-f-]{36}\?by=booking$/,
    );
    await row.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You get this visit back on your pass.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Your booking for Personal Training is cancelled.')).toBeVisible();
  },
);

test(
  'lets a guest buy an appointment, receive its link, and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id } = await findBenefit(page.request, 'northside', place.id, 'Personal Training');
    const email = freshAddress('appointment');
    await page.goto(`${place.path}/appointment/${id}?day=${nextWorkday(3)}`);
    await page.getByRole('group', { name: 'Evening' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await fillName(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    const card = page.frameLocator('iframe');
    await card.getByLabel('Card number').fill('4242 4242 4242 4242');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).not.toContain('pub_');

    const mailedLink = async () =>
      (await loadMails(page.request, email)).find(({ link }) => link?.includes('/booking/'))
        ?.link ?? '';
    await expect.poll(mailedLink).toContain(`/booking/appointment/${id}/success/`);
    await page.goto(await mailedLink());
    await expect(page.getByText('With', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You’ll get €69.00 back.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  },
);

test(
  'applies the filter of a link, ignores an unreadable one, and leads back from steps without a chosen time',
  { tag: '@deep' },
  async ({ page }) => {
    const { id } = await findBenefit(page.request, 'northside', place.id, 'Personal Training');
    const at = `${place.path}/appointment/${id}`;
    const filter = { timeOfDay: 'evening', day: nextWorkday(4) };
    await page.goto(`${at}/${encodeURIComponent(JSON.stringify(filter))}`);
    await expect(page.getByRole('group', { name: 'Evening' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Afternoon' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View all times' }).click();
    await expect(page).toHaveURL(at);
    await page.goto(`${at}/evenings?day=${nextWorkday(4)}`);
    await expect(page.getByText('We couldn’t read the filter in your link')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Afternoon' })).toBeVisible();

    await page.goto(`${place.path}/booking/appointment/${id}/offer/1/contact`);
    await expect(page).toHaveURL(at);

    await page.getByRole('link', { name: 'View other studios' }).click();
    await expect(page.getByText('Where would you like to book Personal Training?')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Training' })).toBeVisible();
  },
);
