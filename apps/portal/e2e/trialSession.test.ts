import { freshAddress, loadMails } from './accounts.ts';
import { expect, logIn, place, studioPath, test } from './fixtures.ts';
import { chooseTrialTime, fillTrialContact } from './trial.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test(
  'lets a guest book a trial session, confirm it by mail, and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    const email = freshAddress('trial');
    await page.goto(`${place.path}/trial-session`);
    await expect(page).toHaveURL(/\/trial-session\/1$/);
    await expect(page.getByRole('heading', { name: 'When would you like to come?' })).toBeVisible();
    // Uses a later week, because today's remaining times depend on the hour.
    await page.getByRole('link', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose a time.');
    await chooseTrialTime(page);
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeFocused();
    await expect(page.getByText('You can also continue without one.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter your phone number').first()).toBeVisible();
    await fillTrialContact(page, email);
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(page.getByRole('alert')).toContainText('Please accept the');
    await page.getByRole('checkbox').first().check();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Book now' }).click();
    await expect(
      page.getByRole('heading', { name: 'One more step: check your email' }),
    ).toBeFocused();
    await expectAccessibleAtAllWidths(page);

    await page.reload();
    await expect(page.getByText(email)).toBeVisible();

    // Only the link in the mail confirms the booking.
    const mailedLink = async (subject: string) =>
      (await loadMails(page.request, email)).find((mail) => mail.subject.includes(subject))?.link ??
      '';
    await expect.poll(() => mailedLink('Please confirm')).toContain('/confirm/');
    await page.goto(await mailedLink('Please confirm'));
    await expect(page.getByRole('heading', { name: 'Confirm your trial session' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page.getByRole('heading', { name: 'Your trial session is booked' })).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    await expect.poll(() => mailedLink('You’re booked')).toContain('?by=booking');
    await page.goto(await mailedLink('You’re booked'));
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(
      page.getByRole('heading', { name: 'This trial session isn’t booked any more' }),
    ).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  },
);

test(
  'leads from an incomplete step to the missing one, and fills in the details of an invitation',
  { tag: '@deep' },
  async ({ page }) => {
    const home = studioPath('northside', 1001);
    for (const step of ['3', '2', '9', 'x']) {
      await page.goto(`${home}/trial-session/${step}`);
      await expect(page).toHaveURL(/\/trial-session\/1$/);
    }
    await page.goto(`${home}/trial-session?lead=0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad001`);
    await expect(page).toHaveURL(/\/trial-session\/1\?lead=/);
    await page.getByRole('link', { name: 'Next week' }).click();
    await chooseTrialTime(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Lea');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('lea@northside.example');
    await page.goto(page.url().replace(/\/2\?/, '/3?'));
    // The user must review prefilled details first.
    await expect(page).toHaveURL(/\/trial-session\/2\?/);
  },
);

test(
  'sells a trial session with a price as an order under its own name',
  { tag: '@deep' },
  async ({ page }) => {
    const home = studioPath('volt', 2001);
    await page.goto(home);
    // A visitor uses the tile; the button is for users who are logged in without a connection.
    await expect(page.getByRole('link', { name: 'Book Starter hour' })).toHaveCount(0);
    await page.goto(`${home}/trial-session`);
    await page.getByRole('link', { name: 'Next week' }).click();
    await chooseTrialTime(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/booking\/trial-session\/\d+\/offer\/\d+\/contact/);
    // The studio sells trial sessions to a name, and asks for a phone number besides.
    await expect(page.getByLabel('Street')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Date of birth' })).toHaveCount(0);
    await fillTrialContact(page, freshAddress('trial-paid'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Please accept the');
    await page.getByRole('checkbox').first().check();
    await expectAccessibleAtAllWidths(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.frameLocator('iframe').getByLabel('Card number').fill('4242 4242 4242 4242');
    // The law of the US prescribes no words.
    await page.getByRole('button', { name: /^Pay .*\d/ }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Your trial session is booked' })).toBeVisible();
    await page.getByRole('link', { name: 'View or cancel your booking' }).click();
    await expect(page.getByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  },
);

test(
  'shows the button on the home page to a user without a connection',
  { tag: '@deep' },
  async ({ page }) => {
    const home = studioPath('northside', 1001);
    await page.goto(`${home}/login-register`);
    await logIn(page, 'newcomer@northside.example');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto(home);
    await page.getByRole('link', { name: 'Book Trial session' }).click();
    await expect(page).toHaveURL(/\/trial-session\/1$/);
  },
);
