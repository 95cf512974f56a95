import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { DateInput } from './DateInput.tsx';
import { withSchemas } from './fieldSpec.ts';
import { Form } from './Form.tsx';
import { personFields } from './personFields.ts';
import { useAppForm } from './useAppForm.ts';

const fields = withSchemas({ dateOfBirth: personFields.dateOfBirth }, ContractCustomerData.shape);
const sent = vi.fn<(values: { dateOfBirth: string }) => void>();

function Question({ start = '' }: { start?: string }) {
  const { form, field } = useAppForm(fields, {
    start: { dateOfBirth: start },
    onSubmit: sent,
    pending: false,
    error: null,
  });
  return (
    <Form of={form} submit="Send">
      <DateInput {...field('dateOfBirth')} />
    </Form>
  );
}

const group = page.getByRole('group', { name: /^Date of birth/ });
const part = (name: string) => page.getByRole('combobox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();
const order = () =>
  page
    .getByRole('combobox')
    .elements()
    .map((element) => element.getAttribute('autocomplete'));

test('asks for three parts in the order of the locale and submits one day', async () => {
  await show(<Question />);
  expect(order()).toEqual(['bday-day', 'bday-month', 'bday-year']);
  await part('Day').selectOptions('03');
  await part('Month').selectOptions('02');
  await part('Year').selectOptions('1994');
  await send();
  expect(sent).toHaveBeenLastCalledWith({ dateOfBirth: '1994-02-03' });
});

test('exposes each part as required, with a single asterisk', async () => {
  await show(<Question />);
  for (const name of ['Day', 'Month', 'Year']) await expect.element(part(name)).toBeRequired();
  expect(page.getByText('*').elements()).toHaveLength(1);
});

test.each([
  ['en-US', ['bday-month', 'bday-day', 'bday-year']],
  ['hu-HU', ['bday-year', 'bday-month', 'bday-day']],
])('orders the parts for %s', async (locale, parts) => {
  await show(<Question />, { locale });
  expect(order()).toEqual(parts);
});

test('offers all days, all months and the last hundred years', async () => {
  await show(<Question />);
  const choices = (name: string) =>
    [...part(name).element().querySelectorAll('option')].map((option) => option.value);
  expect(choices('Day')).toEqual([
    '',
    ...Array.from({ length: 31 }, (_, i) => `${i + 1}`.padStart(2, '0')),
  ]);
  expect(choices('Month')).toHaveLength(13);
  expect(choices('Year').slice(0, 2)).toEqual(['', '2026']);
  expect(choices('Year').at(-1)).toBe('1927');
  expect(choices('Year')).toHaveLength(101);
});

test('shows one error: nothing chosen, a missing part, an invalid day, a day in the future', async () => {
  await show(<Question />);
  await send();
  await expect.element(page.getByRole('link', { name: 'Enter your date of birth' })).toBeVisible();
  await expect.element(group).toHaveAccessibleDescription('Enter your date of birth');
  await page.getByRole('link', { name: 'Enter your date of birth' }).click();
  await expect.element(part('Day')).toHaveFocus();
  await part('Day').selectOptions('31');
  await expect.element(group).toHaveAccessibleDescription('Invalid date');
  await part('Month').selectOptions('02');
  await part('Year').selectOptions('1990');
  await expect.element(group).toHaveAccessibleDescription('Invalid date');
  await part('Year').selectOptions('2026');
  await part('Month').selectOptions('12');
  await expect.element(group).toHaveAccessibleDescription('Date needs to be in the past');
  expect(page.getByText('Date needs to be in the past').elements()).toHaveLength(1);
});

test('works by keyboard, typing into each part', async () => {
  await show(<Question />);
  await userEvent.tab();
  await userEvent.keyboard('17');
  await userEvent.tab();
  await userEvent.keyboard('05');
  await userEvent.tab();
  await userEvent.keyboard('1990');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenLastCalledWith({ dateOfBirth: '1990-05-17' });
});

test('shows the initial day, even if its year is out of range', async () => {
  await show(<Question start="1920-11-30" />);
  await expect.element(part('Year')).toHaveValue('1920');
  await expect.element(part('Month')).toHaveValue('11');
  await expect.element(part('Day')).toHaveValue('30');
});
