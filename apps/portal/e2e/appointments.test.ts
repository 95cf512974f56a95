import { freshAddress, mailsTo } from './accounts.ts';
import { benefitOf, workdayAhead } from './appointments.ts';
import { actAs, expect, expectAccessible, fillContact, place, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'a member chooses a trainer and a time, books with a pass, and finds it among their bookings',
  { tag: '@desktop' },
  async ({ page }) => {
    await actAs(page.request, 'member@northside.example');
    await page.goto(`${place.path}/appointments`);
    await expect(page.getByText('Next free time').first()).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('link', { name: 'Personal Training' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal Training' })).toBeFocused();

    await page.goto(`${page.url()}?day=${workdayAhead(2)}`);
    // The first of them after "Anyone".
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
  'somebody without an account buys an appointment, gets the link to it, and cancels it',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id } = await benefitOf(page.request, 'northside', place.id, 'Personal Training');
    const email = freshAddress('appointment');
    await page.goto(`${place.path}/appointment/${id}?day=${workdayAhead(3)}`);
    await page.getByRole('group', { name: 'Evening' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Continue' }).click();

    await fillContact(page);
    await page.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    const card = page.frameLocator('iframe');
    await card.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).not.toContain('pub_');

    const linkTold = async () =>
      (await mailsTo(page.request, email)).find(({ link }) => link?.includes('/booking/'))?.link ??
      '';
    await expect.poll(linkTold).toContain(`/booking/appointment/${id}/success/`);
    await page.goto(await linkTold());
    await expect(page.getByText(/^With /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('You’ll get €69.00 back.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  },
);

test(
  'a link chooses beforehand, one that cannot be read chooses nothing, and the steps turn back without a time',
  { tag: '@deep' },
  async ({ page }) => {
    const { id } = await benefitOf(page.request, 'northside', place.id, 'Personal Training');
    const at = `${place.path}/appointment/${id}`;
    const filter = { timeOfDay: 'evening', day: workdayAhead(4) };
    await page.goto(`${at}/${encodeURIComponent(JSON.stringify(filter))}`);
    await expect(page.getByRole('group', { name: 'Evening' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Afternoon' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View all times' }).click();
    await expect(page).toHaveURL(at);
    await page.goto(`${at}/evenings?day=${workdayAhead(4)}`);
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
