import { useGetContacts, useGetProfile } from '@studio-portal/sdk/api/me';
import { mock } from '@studio-portal/sdk/msw';
import { useQueryClient } from '@tanstack/react-query';
import { getResponse, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { ProfileRoute } from './ProfileRoute.tsx';

/** Page that has loaded the account's data and leads to the profile. */
function OtherPage() {
  const queryClient = useQueryClient();
  const isLoaded = [useGetProfile().data, useGetContacts().data].every(Boolean);
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <ProfileRoute />;
  const invalidate = () =>
    queryClient.invalidateQueries({ queryKey: ['getContacts'], refetchType: 'none' });
  return (
    isLoaded && (
      <>
        <button type="button" onClick={() => void invalidate()}>
          Invalidate contacts
        </button>
        <button type="button" onClick={() => setLeft(true)}>
          Open profile
        </button>
      </>
    )
  );
}

const button = (name: string) => page.getByRole('button', { name });
const phone = page.getByRole('textbox', { name: /^Phone/ });

/** Shows the other page, which loads contacts without a phone number; later calls get `answer`. */
function showOtherPage(answer: () => Promise<Response | undefined> | Response | undefined) {
  let isFirst = true;
  const contacts = http.get('*/contacts', ({ request }) => {
    if (!isFirst) return answer();
    isFirst = false;
    return getResponse([mock('getContacts', 200, 'emptyContacts')], request);
  });
  return show(<OtherPage />, { member: true, answers: [contacts] });
}

test('opens the form with outdated data only after it has loaded again', async () => {
  const contacts = Promise.withResolvers<undefined>();
  // Without a response, the mock handler that follows answers.
  await showOtherPage(() => contacts.promise);
  await button('Invalidate contacts').click();
  await button('Open profile').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(button('Save')).not.toBeInTheDocument();
  contacts.resolve(undefined);
  await expect.element(phone).toHaveValue('+49 30 0000001');
});

test('opens the form at once with data that is not outdated', async () => {
  await showOtherPage(() => new Promise(() => undefined));
  await button('Open profile').click();
  await expect.element(phone).toHaveValue('');
});

test('does not open the form with outdated data that fails to load again', async () => {
  let fails = true;
  await showOtherPage(() => (fails ? HttpResponse.json({}, { status: 500 }) : undefined));
  await button('Invalidate contacts').click();
  await button('Open profile').click();
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(button('Save')).not.toBeInTheDocument();
  fails = false;
  await button('Try again').click();
  await expect.element(phone).toHaveValue('+49 30 0000001');
});
