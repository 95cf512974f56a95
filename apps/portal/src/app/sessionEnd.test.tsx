import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../lib/session/useSession.ts';
import { SessionEnd } from '../areas/account/login/SessionEnd.tsx';
import { ProfileForm } from '../areas/account/profile/ProfileForm.tsx';
import { show } from '../testing/show.tsx';

const saved = {
  firstname: 'Mona',
  lastname: 'Muster',
  dateOfBirth: '1990-05-17',
  phone: '',
  locale: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};

/** A page with a form and the login dialog of the app. */
function Page() {
  const { user } = useSession();
  return (
    <>
      {user && <ProfileForm userId={user.id} saved={saved} />}
      <SessionEnd />
    </>
  );
}

test('opens a login dialog over the page when the session has ended, then finishes saving', async () => {
  let isOver = true;
  await show(<Page />, {
    answers: [
      http.post('*/v1/me/profile', () =>
        isOver
          ? HttpResponse.json({ errorCode: 'authentication.error.notloggedin' }, { status: 401 })
          : undefined,
      ),
      http.post('*/login', () => {
        isOver = false;
        return undefined;
      }),
    ],
  });
  await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  // The login form has its own field ids.
  await dialog.getByRole('link', { name: 'Enter your password' }).click();
  await userEvent.keyboard('sample-Passw0rd{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Profile saved');
  await expect.element(dialog).not.toBeInTheDocument();
});
