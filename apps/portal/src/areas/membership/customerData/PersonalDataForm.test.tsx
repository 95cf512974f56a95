import { useGetPersonalData } from '@studio-portal/sdk/api/customer-data';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PersonalDataForm } from './PersonalDataForm.tsx';

function Loaded() {
  const { data } = useGetPersonalData();
  return data && <PersonalDataForm data={data} onSaved={() => undefined} cancelTo="/data" />;
}

test('checks the number of the identity document against the studio’s pattern', async () => {
  const { sent } = await show(<Loaded />, { member: true });
  const number = page.getByRole('textbox', { name: /^Document number/ });
  await number.fill('12AB');
  await page.getByRole('button', { name: /^(Save|Send)/ }).click();
  await expect
    .element(page.getByText('This number doesn’t fit the document you chose').first())
    .toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('leads back to the data without saving', async () => {
  await show(<Loaded />, { member: true });
  await expect.element(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/data');
});
