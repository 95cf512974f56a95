import { mock } from '@studio-portal/sdk/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '../../../lib/session/useSession.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

function Section() {
  const { user } = useSession();
  return user && <DeleteAccount user={user} />;
}

const dialog = page.getByRole('dialog', { name: 'Delete your account?' });

async function tryToDelete(answer: ReturnType<typeof mock>): Promise<void> {
  await show(<Section />, { answers: [answer] });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabelText(/^Your password/).fill('sample-Passw0rd');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
}

test('shows a wrong password at its field and keeps the account', async () => {
  await tryToDelete(mock('deleteAccount', 422, 'password.error.wrong'));
  await expect
    .element(dialog.getByRole('link', { name: 'Your password: This password is wrong.' }))
    .toBeVisible();
  await expectAccessible();
});

test('reports upcoming bookings and links to them', async () => {
  await tryToDelete(mock('deleteAccount', 409, 'account.error.openbookings'));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/upcoming bookings?\./);
  await expect
    .element(dialog.getByRole('link', { name: 'My bookings' }))
    .toHaveAttribute('href', expect.stringMatching(/\/me\/bookings$/));
});
