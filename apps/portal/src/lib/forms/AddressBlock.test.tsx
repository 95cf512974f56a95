import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { type ValuesOf, withSchemas } from './fieldSpec.ts';
import { Form } from './Form.tsx';
import { addressFields } from './personFields.ts';
import { useAppForm } from './useAppForm.ts';

const empty = {
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};
const fields = withSchemas(addressFields, ContractCustomerData.shape);
const sent = vi.fn<(values: ValuesOf<typeof fields>) => void>();

function Address({ countryCode = '', provinceCode = '' }) {
  const { form, field } = useAppForm(fields, {
    start: { ...empty, countryCode, provinceCode },
    onSubmit: sent,
    pending: false,
    error: null,
  });
  return (
    <Form of={form} submit="Send">
      <AddressBlock field={field} />
    </Form>
  );
}

const text = (name: string) => page.getByRole('textbox', { name });
const country = page.getByRole('combobox', { name: 'Country' });
const state = page.getByRole('combobox', { name: 'State' });
const send = page.getByRole('button', { name: 'Send' });
const order = () =>
  [...document.querySelectorAll('input[autocomplete]')].map((input) =>
    input.getAttribute('autocomplete'),
  );

test('in Germany: asks for the street first and loads no states', async () => {
  const { sent: calls } = await show(<Address />);
  await expect.element(country).toBeVisible();
  expect(order()).toEqual(['address-line1', 'off', 'postal-code', 'address-level2', 'country']);
  expect(calls.map(({ call }) => call).join()).not.toContain('states');
});

test('in the United States: asks for the house number first and for the state', async () => {
  const { sent: calls } = await show(<Address countryCode="US" />, { country: 'US' });
  await expect.element(state).toBeVisible();
  await expect.element(country).toBeVisible();
  expect(order()).toEqual([
    'off',
    'address-line1',
    'address-level2',
    'address-level1',
    'postal-code',
    'country',
  ]);
  expect(calls.map(({ call }) => call).join()).toContain('states');
  await text('Street').fill(' Sample Street ');
  await text('House number').fill('12');
  await text('Postal code').fill('10001');
  await text('Town or city').fill('New York');
  await state.click();
  await page.getByRole('option').first().click();
  await send.click();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      street: 'Sample Street',
      provinceCode: expect.stringMatching(/^[A-Z]{2}$/),
    }),
  );
});

test('stays usable if the countries fail to load', async () => {
  await show(<Address />, { answers: [mock('listCountries', 500), mock('listCountries', 503)] });
  await text('Street').fill('Beispielweg');
  await text('Postal code').fill('10115');
  await text('Town or city').fill('Berlin');
  await country.click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await send.click();
  expect(sent).toHaveBeenLastCalledWith({
    ...empty,
    street: 'Beispielweg',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  });
});

test('stays usable if the states fail to load', async () => {
  await show(<Address countryCode="US" />, {
    country: 'US',
    answers: [mock('listUsaStates', 500)],
  });
  await text('Street').fill('Sample Street');
  await text('Postal code').fill('10001');
  await text('Town or city').fill('New York');
  await expect.element(state).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await send.click();
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ provinceCode: '', countryCode: 'US' }),
  );
});

test('keeps the state and loads the states again if they fail to load', async () => {
  let fails = true;
  await show(<Address countryCode="US" provinceCode="AK" />, {
    country: 'US',
    answers: [
      http.get('*/states', () => (fails ? HttpResponse.json({}, { status: 500 }) : undefined)),
    ],
  });
  await expect.element(state).toHaveValue('AK');
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(state).toHaveValue('Alaska');
});

test('names each empty required field, in the order of the form', async () => {
  await show(<Address />);
  await send.click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your street',
    'Enter your postal code',
    'Enter your town or city',
    'Choose your country',
  ]);
  await expect.element(text('Street')).toHaveAccessibleDescription('Enter your street');
  await text('Town or city').fill('x'.repeat(101));
  await send.click();
  await expect
    .element(page.getByRole('link', { name: 'Town or city: Use at most 100 characters' }))
    .toBeVisible();
});
