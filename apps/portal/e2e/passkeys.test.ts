import type { Page } from '@playwright/test';
import { actionLabel, loadMails, newAccount } from './accounts.ts';
import { expect, expectAccessible, logIn, place, test } from './fixtures.ts';

// The test includes refused passkeys.
test.use({ allowsFailures: true });

/** Adds Chromium's virtual authenticator: a phone with a fingerprint reader that always accepts the finger. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('offers a passkey after login, accepts a refusal, adds one, logs in with it, and removes it', async ({
  page,
  request,
}) => {
  const email = await newAccount(request);
  await addAuthenticator(page);
  await page.goto(`${place.path}/login`);
  await logIn(page, email);

  const offer = page.getByRole('dialog', { name: 'Log in faster next time?' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  await page.goto(`${place.path}/me/settings`);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Sample phone');
  await dialog.getByLabel('Your password').fill('wrong-Passw0rd');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This password is wrong.').first()).toBeVisible();
  await dialog.getByLabel('Your password').fill('sample-Passw0rd');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(passkeys.getByText('Sample phone', { exact: true })).toBeVisible();
  await expect(passkeys.getByText('Not used yet')).toBeVisible();
  await expectAccessible(page);
  const mails = await loadMails(request, email);
  expect(mails[0]?.subject).toContain('A passkey was added to your account');

  await page.context().clearCookies();
  await page.goto(`${place.path}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(offer).toBeHidden();

  await page.goto(`${place.path}/me/settings`);
  await expect(passkeys.getByText('Last used')).toBeVisible();
  await passkeys.getByRole('button', { name: actionLabel('Remove', 'Sample phone') }).click();
  const question = page.getByRole('dialog', { name: 'Remove the passkey “Sample phone”?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(passkeys.getByText('Sample phone', { exact: true })).toBeHidden();

  await page.context().clearCookies();
  await page.goto(`${place.path}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey no longer belongs to an account.')).toBeVisible();
});
