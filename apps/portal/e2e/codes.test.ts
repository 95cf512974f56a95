import { loadCode, freshAddress, loadMails, newAccount, password } from './accounts.ts';
import { logInAs, expect, logIn, place, test } from './fixtures.ts';
import { headers } from './purchase.ts';

// Chromium logs the rejections that these tests provoke.
test.use({ allowsFailures: true });

test('sends the code of a failed link once and keeps the input typed afterwards', async ({
  page,
}) => {
  const { path } = place;
  const email = await newAccount(page.request, { confirms: false });
  let sent = 0;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/public/verify')) sent++;
  });
  await page.goto(`${path}/verify-register?e=${encodeURIComponent(email)}&c=AAAAAAAA`);
  await page.getByLabel('Code').fill('TYPED123');
  // Each of these refetches everything: returning to the tab, regaining the network, and a login in another tab.
  const refetched = page.waitForResponse(/\/v1\/me\/info$/);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    new BroadcastChannel('session').postMessage('begun');
  });
  await refetched;
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Code')).toHaveValue('TYPED123');
  expect(sent).toBe(1);
  expect(logged.filter((text) => text.startsWith('Verification failed'))).toHaveLength(1);
  expect(logged.join('\n')).not.toContain('AAAAAAAA');
});

test('retries only the login when the login after a confirmed code fails', async ({ page }) => {
  const email = freshAddress('stuck');
  await page.goto(`${place.path}/login-register?register`);
  await page.getByLabel('First name').fill('Stella');
  await page.getByLabel('Last name').fill('Stuck');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    page.getByLabel('Code'),
    'tabbing continues from the title of the step',
  ).toBeFocused();
  await page.route('**/login', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Code').fill(await loadCode(page.request, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send new code' })).toBeHidden();
  await page.unroute('**/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of Stella Stuck/ })).toBeVisible();
});

test(
  'asks for a login before confirming an additional address, and stores no code',
  { tag: '@deep' },
  async ({ page, context }) => {
    const email = await newAccount(page.request);
    const added = freshAddress('added');
    await logInAs(page.request, email);
    const answer = await page.request.post('/v1/me/additional-email', {
      data: { email: added },
      headers,
    });
    expect(answer.ok()).toBe(true);
    const [mail] = await loadMails(page.request, added);
    await context.clearCookies();
    await page.goto(mail?.link ?? '');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([window.sessionStorage, window.localStorage]),
    );
    expect(stored).toContain('verify-additional');
    expect(stored).not.toContain(mail?.code ?? '');
    expect(stored).not.toContain(encodeURIComponent(added));
    await logIn(page, email);
    await expect(
      page.getByRole('heading', { name: 'The address has been confirmed' }),
    ).toBeVisible();
    expect(page.url()).not.toContain('c=');
  },
);

test('moves focus to the start of each step', { tag: '@deep' }, async ({ page }) => {
  const email = await newAccount(page.request);
  await page.goto(`${place.path}/password-forgot`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use another email address' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there’s an account for ${email}`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(await loadCode(page.request, email));
  await page.getByLabel('New password').fill('green-Lantern-7-bridge');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Your new password has been saved' }),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).last()).toBeFocused();
});

test(
  'keeps the session and shows an error when logout fails',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, 'visitor@northside.example');
    await page.goto(place.path);
    await page.route('**/logout', (route) => route.abort());
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('We couldn’t reach the studio’s system.')).toBeVisible();
    await page.unroute('**/logout');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  },
);

test('sends the language that the user chose to the server', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${place.path}/login-register?lo=hu-HU`);
  const languages: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/login')) languages.push(request.headers()['accept-language']);
  });
  await page.getByLabel('E-mail-cím').fill('nobody@northside.example');
  await page.locator('input[type=password]').fill('not-the-Passw0rd');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(languages).toContain('hu-HU');
});
