import { createBrandTheme } from '@studio-portal/ui/theme';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../lib/session/useSession.ts';
import { SessionEnd } from '../areas/account/login/SessionEnd.tsx';
import { ProfileForm } from '../areas/account/profile/ProfileForm.tsx';
import { show } from '../testing/show.tsx';
import { App } from './App.tsx';
import { createStyles } from './mount.tsx';
import { createQueryClient } from './queryClient.ts';

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

function Form() {
  const { user } = useSession();
  return user && <ProfileForm userId={user.id} saved={saved} />;
}

/** A page with a form and the login dialog of the app. */
const form = (
  <>
    <Form />
    <SessionEnd />
  </>
);

/** Saves another name once the whole form has loaded. */
async function saveName(): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await expect
    .element(page.getByRole('combobox', { name: 'Language of our emails' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
}

test('opens a login dialog over the page when the session has ended, then finishes saving', async () => {
  let isOver = true;
  await show(form, {
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
  await saveName();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Log in' }).click();
  // The login form has its own field ids.
  await dialog.getByRole('link', { name: 'Enter your password' }).click();
  await userEvent.keyboard('sample-Passw0rd{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Profile saved');
  await expect.element(dialog).not.toBeInTheDocument();
});

/** The page in the whole app, which hears of logins in other tabs. */
const app = (
  <App
    styles={createStyles()}
    queryClient={createQueryClient()}
    whitelabel={undefined}
    theme={createBrandTheme()}
    initialLocale="en-GB"
    isLocaleWanted
    initialMessages={{}}
  >
    <Form />
  </App>
);

test('closes the login dialog and finishes saving after a login in another tab', async () => {
  let isOver = true;
  await show(app, {
    answers: [
      http.post('*/v1/me/profile', () =>
        isOver
          ? HttpResponse.json({ errorCode: 'authentication.error.notloggedin' }, { status: 401 })
          : undefined,
      ),
    ],
  });
  await saveName();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect.element(dialog).toBeVisible();
  isOver = false;
  const otherTab = new BroadcastChannel('session');
  otherTab.postMessage('begun');
  await expect.element(page.getByText('Profile saved')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  otherTab.close();
});
