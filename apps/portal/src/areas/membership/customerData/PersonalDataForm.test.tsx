import { useGetPersonalData } from '@studio-portal/sdk/api/customer-data';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  await userEvent.tab();
  await expect.element(number).toBeInvalid();
  await page.getByRole('button', { name: /^(Save|Send)/ }).click();
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: /This number doesn’t fit/ }))
    .toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('leads back to the data without saving', async () => {
  await show(<Loaded />, { member: true });
  await expect.element(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/data');
});

test('discards the draft once it is saved', async () => {
  const { sent, unmount } = await show(<Loaded />, { member: true });
  const name = page.getByRole('textbox', { name: /^First name/ });
  await name.fill('Typed');
  await page.getByRole('button', { name: /^(Save|Send)/ }).click();
  await expect.poll(() => sent.filter(({ call }) => call.startsWith('POST')).length).toBe(1);
  await unmount();
  await show(<Loaded />, { member: true });
  await expect.element(name).toHaveValue('Mona');
});

test('keeps the kind of document and loads the kinds again if they fail to load', async () => {
  let fails = true;
  const kinds = http.get('*/documenttypes', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await show(<Loaded />, { member: true, answers: [kinds] });
  const kind = page.getByRole('combobox', { name: /^Kind of document/ });
  await expect.element(kind).toHaveValue('Identity card');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expect.element(kind).toHaveValue('Identity card');
});
