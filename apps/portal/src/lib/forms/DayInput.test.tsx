import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { addDays, isDay } from '../dates/dates.ts';
import { DayInput } from './DayInput.tsx';
import type { FieldSet } from './fieldSpec.ts';
import { Form } from './Form.tsx';
import { formMessages } from './messages.ts';
import { useAppForm } from './useAppForm.ts';

const fields = {
  endDate: { label: formMessages.day, type: 'date', schema: z.iso.date(), autoComplete: 'off' },
} as const satisfies FieldSet;
const sent = vi.fn<(values: { endDate: string }) => void>();

function Question({ start = '' }: { start?: string }) {
  const { form, field } = useAppForm(fields, {
    start: { endDate: start },
    onSubmit: sent,
    pending: false,
    error: null,
  });
  const day = isDay(start) ? start : undefined;
  return (
    <Form of={form} submit="Send">
      <DayInput
        {...field('endDate')}
        hint="Any day of the week"
        {...(day ? { first: day, last: addDays(day, 6) } : {})}
      />
    </Form>
  );
}

const group = page.getByRole('group', { name: /^Day/ });
const parts = () =>
  group
    .getByRole('spinbutton')
    .elements()
    .map((part) => part.textContent);
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('takes a day typed as digits', async () => {
  await show(<Question />);
  await userEvent.click(group.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('29022028');
  await send();
  expect(sent).toHaveBeenLastCalledWith({ endDate: '2028-02-29' });
});

test.each([
  ['en-GB', ['10', '12', '2027']],
  ['en-US', ['12', '10', '2027']],
  ['de-DE', ['10', '12', '2027']],
  ['hu-HU', ['2027', '12', '10']],
])('shows the parts in the order of %s', async (locale, order) => {
  await show(<Question start="2027-12-10" />, { locale });
  expect(parts()).toEqual(order);
});

test('rejects parts that make no date, keeps them, and still shows the hint', async () => {
  sent.mockClear();
  await show(<Question />);
  await userEvent.click(group.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('31022027');
  await send();
  await expect.element(group).toHaveAccessibleDescription(/^Invalid date.*Any day of the week$/);
  expect(parts()).toEqual(['31', '02', '2027']);
  expect(sent).not.toHaveBeenCalled();
  await expectAccessible();
});

test('is focused from the error summary', async () => {
  await show(<Question />);
  await send();
  await page.getByRole('alert').getByRole('link', { name: /Day/ }).click();
  await expect.element(group.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
});

test('offers the possible days in a calendar', async () => {
  await show(<Question start="2027-12-10" />);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  await expect.element(page.getByRole('gridcell', { name: '16' })).toBeEnabled();
  await expect.element(page.getByRole('gridcell', { name: '17' })).toBeDisabled();
  await expectAccessible();
  await page.getByRole('gridcell', { name: '16' }).click();
  await send();
  expect(sent).toHaveBeenLastCalledWith({ endDate: '2027-12-16' });
});
