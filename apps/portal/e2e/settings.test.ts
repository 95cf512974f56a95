import { readFile } from 'node:fs/promises';
import { actionLabel, buyPlace, loadCode, loadMails, newAccount, password } from './accounts.ts';
import { logInAs, findCourse, expect, logIn, place, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test('downloads one file with the data of the account and of each chain', async ({ page }) => {
  // The page of a chain that does not know the account also queries the chain that does.
  await logInAs(page.request, 'booked@northside.example');
  await page.goto(`${studioPath('volt', 2001)}/me/settings`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^studio-portal-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(page.getByText(`${file.suggestedFilename()} is in your downloads`)).toBeVisible();
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: 'booked@northside.example', name: 'Bo Muster' },
    contacts: { emails: [{ email: 'booked@northside.example', main: true }] },
    consents: [],
    paymentInstruments: [{ type: 'DIRECT_DEBIT', maskedNumber: 'DE•• •••• 4242' }],
    tenants: [
      { tenant: 'volt', customer: { customerId: null }, payments: [] },
      {
        tenant: 'northside',
        customer: { customerId: expect.any(Number) },
        checkinReservations: expect.any(Array),
        payments: expect.any(Array),
      },
    ],
  });
  expect(data.bookings).toHaveLength(2);
});

test.describe('deleting the account', () => {
  test.use({ allowsFailures: true });

  test('is refused with a booking, and succeeds without one after disconnecting', async ({
    page,
    request,
  }) => {
    const email = await newAccount(request);
    const course = await findCourse(request, place);
    await buyPlace(request, email, course.id);

    await logInAs(page.request, email);
    await page.goto(`${place.path}/me/settings`);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You have an upcoming booking.');
    await dialog.getByRole('link', { name: 'My bookings' }).click();
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel booking/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto(`${place.path}/me/settings`);
    const disconnect = page.getByRole('button', {
      name: actionLabel('Disconnect studio', place.name),
    });
    await disconnect.click();
    await page.getByRole('button', { name: 'Stay connected' }).click();
    await expect(disconnect).toBeFocused();
    await disconnect.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect studio' }).click();
    await expect(page.getByText(`${place.name} has been disconnected.`)).toBeVisible();
    await expect(page.getByText('Your account isn’t connected to a studio yet.')).toBeVisible();

    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByText('We’ve deleted your account')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await expect.poll(() => page.evaluate(() => window.sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(page.getByText('We’ve deleted your account')).toBeHidden();
    expect((await loadMails(request, email))[0]?.subject).toContain('deleted');
    await page.goto(`${place.path}/login-register`);
    await logIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Your email or password is wrong.');
  });

  test(
    'reminds of an unconfirmed address once after login, and in the settings',
    { tag: '@deep' },
    async ({ page, request }) => {
      const { path } = place;
      const email = await newAccount(request, { confirms: false });
      await page.goto(`${path}/login-register`);
      await logIn(page, email);
      await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
      await expectAccessibleAtAllWidths(page);
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === path);

      await page.goto(`${path}/me/settings`);
      const earlier = await loadCode(request, email);
      await page.getByRole('button', { name: 'Send new code' }).click();
      await expect(page.getByText('We’ve sent you a new code.')).toBeVisible();
      await page.getByLabel('Code').fill(earlier);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('alert')).toContainText('This code is wrong');
      await page.getByLabel('Code').fill(await loadCode(request, email));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeHidden();
    },
  );
});
