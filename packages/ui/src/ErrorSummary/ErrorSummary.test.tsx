import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const faults = [{ fieldId: 'email', message: 'Invalid email address' }];
const form = (attempt: number, found = faults) => (
  <>
    <ErrorSummary title="Please check one answer" errors={found} attempt={attempt} />
    <input id="email" aria-label="Email" />
  </>
);

test('takes the focus after each submission with errors', async () => {
  const screen = await show(form(1));
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await page.getByLabelText('Email').click();
  await screen.rerender(form(2));
  await expect.element(summary).toHaveFocus();
});

test('keeps the focus in a field when an error reappears', async () => {
  const screen = await show(form(1));
  const field = page.getByLabelText('Email');
  await field.click();
  await screen.rerender(form(1, []));
  await screen.rerender(form(1));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('moves the focus to the field without changing the URL', async () => {
  await show(form(1));
  const address = window.location.href;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('renders nothing without errors', async () => {
  await show(form(1, []));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
