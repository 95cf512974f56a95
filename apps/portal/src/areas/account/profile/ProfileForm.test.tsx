import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../lib/session/useSession.ts';
import { show } from '../../../testing/show.tsx';
import { ProfileForm } from './ProfileForm.tsx';

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

/** The form on a page that can be left and revisited. */
function Profile() {
  const [isHere, setHere] = useState(true);
  // The real page knows the current user as well.
  const { user } = useSession();
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {user && isHere && <ProfileForm userId={501} saved={saved} />}
    </>
  );
}

const text = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const status = page.getByRole('status');
/** Returns whether closing the tab would ask for confirmation. */
const confirmsClosing = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function showProfile(answers: Parameters<typeof show>[1] = {}) {
  const shown = await show(<Profile />, answers);
  await expect.element(text('First name')).toHaveValue('Mona');
  // It loads later and moves the button.
  await expect
    .element(page.getByRole('combobox', { name: 'Language of our emails' }))
    .toBeVisible();
  return shown;
}

test('saves, confirms once and shows the server’s values', async () => {
  const { sent } = await showProfile();
  await text('First name').fill(' Robin ');
  await text('Phone (optional)').fill('+49 30 0000001');
  await button('Save').click();
  await expect.element(status).toHaveTextContent('Profile saved');
  expect(sent.find(({ call }) => call === 'POST /v1/me/profile')?.body).toMatchObject({
    firstname: 'Robin',
    dateOfBirth: '1990-05-17',
    locale: null,
  });
  // The example of the mock response.
  await expect.element(text('First name')).toHaveValue('Mona');
  await expect.poll(confirmsClosing).toBe(false);
  await text('First name').fill('Somebody else');
  await expect.element(status).toHaveTextContent('');
});

test('disables the button while saving', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { sent } = await showProfile({ answers: [http.post('*/v1/me/profile', () => promise)] });
  await text('First name').fill('Robin');
  await button('Save').click();
  await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true');
  const saves = () => sent.filter(({ call }) => call.endsWith('/v1/me/profile'));
  await expect.poll(saves).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(saves()).toHaveLength(1);
  resolve(HttpResponse.json({ errorCode: 'internal.error' }, { status: 500 }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Something went wrong on our side. Try again in a moment.');
  await expect.element(button('Save')).toHaveAttribute('aria-busy', 'false');
  await expect.element(text('First name')).toHaveValue('Robin');
});

test('shows a server error at its field, focuses it, and clears it on change', async () => {
  await showProfile({ answers: [mock('saveProfile', 422, 'profile.error.dateofbirth')] });
  await text('First name').fill('Robin');
  await button('Save').click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await summary
    .getByRole('link', { name: 'Date of birth: Your date of birth must be in the past.' })
    .click();
  await expect.element(page.getByRole('combobox', { name: 'Day' })).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: /^Date of birth/ }))
    .toHaveAccessibleDescription('Your date of birth must be in the past.');
  await page.getByRole('combobox', { name: 'Day' }).selectOptions('18');
  await expect.element(summary).not.toBeInTheDocument();
  // A repeated rejection takes the focus again.
  await button('Save').click();
  await expect.element(summary).toHaveFocus();
});

test('keeps the draft across pages, asks before closing the tab, and discards changes', async () => {
  await showProfile();
  await expect.poll(confirmsClosing).toBe(false);
  await text('First name').fill('Robin');
  await expect.poll(confirmsClosing).toBe(true);
  await button('Leave').click();
  await expect.element(text('First name')).not.toBeInTheDocument();
  await expect.poll(confirmsClosing).toBe(false);
  await button('Come back').click();
  await expect.element(text('First name')).toHaveValue('Robin');
  await expect.poll(confirmsClosing).toBe(true);
  await button('Discard changes').click();
  await expect.element(text('First name')).toHaveValue('Mona');
  await expect.element(button('Discard changes')).not.toBeInTheDocument();
  await button('Leave').click();
  await button('Come back').click();
  await expect.element(text('First name')).toHaveValue('Mona');
});

test('saves a copied phone number in plain characters', async () => {
  const { sent } = await showProfile();
  await text('Phone (optional)').fill('\u202A+49\u00A030\u00A00000\u20110001\u202C');
  await button('Save').click();
  await expect
    .poll(() => sent.find(({ call }) => call === 'POST /v1/me/contacts')?.body)
    .toMatchObject({ phone: '+49 30 0000-0001' });
});
