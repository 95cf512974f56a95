import { logInAs, expect, logIn, place, test } from './fixtures.ts';
import { loadCode, freshAddress, loadMails, newAccount } from './accounts.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

// Chromium logs the rejections that these tests provoke.
test.use({ allowsFailures: true });

test('registers and confirms the address by the link in the mail', async ({ page }) => {
  const { path } = place;
  const email = freshAddress('link');
  await page.goto(`${path}/login-register?ref=MONA2026`);
  await page.getByRole('link', { name: 'Create account', exact: true }).click();
  await expect(page.getByText('You were invited with the referral code MONA2026.')).toBeVisible();
  await page.getByLabel('First name').fill('Lina');
  await page.getByLabel('Last name').fill('Link');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Choose a password').fill('purple-Kettle-42-river');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);

  const [mail] = await loadMails(page.request, email);
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  expect(page.url(), 'the code does not stay in the history').not.toContain('c=');
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await logIn(page, email, 'purple-Kettle-42-river');
  await expect(page.getByRole('button', { name: /^Account of Lina Link/ })).toBeVisible();
});

test('answers a registration with a taken address as usual and mails its owner', async ({
  page,
}) => {
  await page.goto(`${place.path}/login-register?register`);
  await page.getByLabel('First name').fill('Not');
  await page.getByLabel('Last name').fill('Theowner');
  await page.getByRole('textbox', { name: 'Email' }).fill('pack@northside.example');
  await page.getByLabel('Choose a password').fill('purple-Kettle-42-river');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const [mail] = await loadMails(page.request, 'pack@northside.example');
  expect(mail).toMatchObject({ code: null });
});

test(
  'replaces the first code with a new one, which may be typed with spaces and in lower case',
  { tag: '@deep' },
  async ({ page }) => {
    const email = freshAddress('resend');
    await page.goto(`${place.path}/login-register?register`);
    await page.getByLabel('First name').fill('Rosa');
    await page.getByLabel('Last name').fill('Resend');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Choose a password').fill('purple-Kettle-42-river');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const first = await loadCode(page.request, email);
    await page.getByRole('button', { name: 'Send new code' }).click();
    await expect(page.getByText('We’ve sent you a new code.')).toBeVisible();
    expect(await loadCode(page.request, email)).not.toBe(first);
    // Wrong input can be corrected without starting over.
    await page.getByRole('button', { name: 'Change my details' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Resend');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const last = await loadCode(page.request, email);
    await page.getByLabel('Code').fill(` ${last.slice(0, 4).toLowerCase()} ${last.slice(4)} `);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: /^Account of Rosa Resend/ })).toBeVisible();
  },
);

test('resets a forgotten password by code, invalidates its link and ends all other sessions', async ({
  page,
  browser,
  baseURL,
}) => {
  const { path } = place;
  const email = await newAccount(page.request);
  await logInAs(page.request, email);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const otherPage = await context.newPage();
  await otherPage.goto(`${path}/login-register`);
  await otherPage.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Reset password' })).toBeVisible();
  await expectAccessibleAtAllWidths(otherPage);
  await otherPage.getByRole('textbox', { name: 'Email' }).fill(email);
  await otherPage.getByRole('button', { name: 'Send code' }).click();
  await expect(otherPage.getByText(`If there’s an account for ${email}`)).toBeVisible();
  const [mail] = await loadMails(page.request, email);
  await otherPage.getByLabel('Code').fill(mail?.code ?? '');
  await otherPage.getByLabel('New password').fill('green-Lantern-7-bridge');
  await expectAccessibleAtAllWidths(otherPage);
  await otherPage.getByRole('button', { name: 'Save password' }).click();
  await expect(
    otherPage.getByRole('heading', { name: 'Your new password has been saved' }),
  ).toBeVisible();
  // The code is used up, so its link is invalid.
  await otherPage.goto(mail?.link ?? '');
  await otherPage.getByLabel('New password').fill('other-Lantern-8-bridge');
  await otherPage.getByRole('button', { name: 'Save password' }).click();
  await expect(otherPage.getByText('This code is wrong or has expired.')).toBeVisible();
  await otherPage.goto(`${path}/login-register`);
  await logIn(otherPage, email, 'green-Lantern-7-bridge');
  await expect(otherPage.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(
    page.getByRole('link', { name: 'Log in', exact: true }),
    'all other sessions have ended',
  ).toBeVisible();
});

test('updates all tabs after a login and a logout', async ({ page, context }) => {
  const { path } = place;
  const other = await context.newPage();
  await other.goto(path);
  // It listens to the other tab once it is hydrated.
  await expectLoaded(other);
  await page.goto(`${path}/login-register`);
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});
