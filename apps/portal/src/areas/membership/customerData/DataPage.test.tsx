import { useGetContactData } from '@studio-portal/sdk/api/customer-data';
import { http } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { AddressPage } from './AddressPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { PersonalPage } from './PersonalPage.tsx';

test.each([
  ['contact data', <ContactPage key="contact" />, '*/contactdata', 'mona@northside.example'],
  ['address', <AddressPage key="address" />, '*/addressdata', /Via Campione/],
  ['personal data', <PersonalPage key="personal" />, '*/personaldata', 'Mona Beispiel'],
])('shows the saved %s before it has loaded again', async (_section, section, path, saved) => {
  let isFirst = true;
  const onlyOnce = http.get(path, () => {
    if (!isFirst) return new Promise<undefined>(() => undefined);
    isFirst = false;
    return undefined;
  });
  await show(section, { at: '/?change', member: true, answers: [onlyOnce] });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('link', { name: 'Change' })).toBeVisible();
  await expect.element(page.getByText(saved)).toBeVisible();
});

/** Shows the phone number like another page, then the form. */
function PhoneThenForm() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetContactData();
  if (isOpen) return <ContactPage />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {data?.phone}
    </button>
  );
}

test('fills the form with data that was loaded after it opened', async () => {
  let phone = '+49 30 1';
  await show(<PhoneThenForm />, {
    at: '/?change',
    member: true,
    answers: [overrideResponse('*/contactdata', (data) => ({ ...data, phone }))],
  });
  const open = page.getByRole('button', { name: phone });
  await expect.element(open).toBeVisible();
  phone = '+49 30 2';
  await open.click();
  await expect
    .element(page.getByRole('textbox', { name: 'Phone (optional)' }))
    .toHaveValue('+49 30 2');
});
