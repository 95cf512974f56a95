import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { withSchemas } from './fieldSpec.ts';
import { Form } from './Form.tsx';
import { addressFields } from './personFields.ts';
import { SelectInput } from './SelectInput.tsx';
import { useAppForm } from './useAppForm.ts';

const fields = withSchemas({ countryCode: addressFields.countryCode }, ContractCustomerData.shape);
const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'HU', label: 'Hungary' },
  { value: 'NL', label: 'Netherlands' },
];
const sent = vi.fn<(values: { countryCode: string }) => void>();

function Question({ start = '' }: { start?: string }) {
  const { form, field } = useAppForm(fields, {
    start: { countryCode: start },
    onSubmit: sent,
    pending: false,
    error: null,
  });
  return (
    <Form of={form} submit="Send">
      <SelectInput {...field('countryCode')} options={options} />
    </Form>
  );
}

const field = page.getByRole('combobox', { name: 'Country' });
const option = (name: string) => page.getByRole('option', { name });
const send = page.getByRole('button', { name: 'Send' });

afterEach(() => page.viewport(1280, 800));

test('works by keyboard: searches by label and value, selects, submits', async () => {
  await show(<Question />);
  await expect.element(field).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('hun');
  await expect.element(option('Hungary')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.keyboard('nl');
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Netherlands');
  await send.click();
  expect(sent).toHaveBeenLastCalledWith({ countryCode: 'NL' });
});

test('shows a missing value once, and links to the field from the summary', async () => {
  await show(<Question />);
  await send.click();
  await page.getByRole('link', { name: 'Choose your country' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Choose your country');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('covers the screen on a phone: selecting closes it', async () => {
  await page.viewport(390, 800);
  await show(<Question start="DE" />);
  await expect.element(field).toHaveValue('Germany');
  await field.click();
  const overlay = page.getByRole('dialog', { name: 'Country' });
  await expect.element(overlay).toBeVisible();
  await expect
    .poll(() => overlay.element().getBoundingClientRect())
    .toMatchObject({ width: 390, height: 800 });
  await option('Hungary').click();
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Hungary');
});

test('renders the platform’s own list when the feature is off', async () => {
  await show(<Question start="DE" />, { off: ['MIGRATE_REACT_SLCT'] });
  await expect.element(field).toHaveValue('DE');
  expect(field.element().tagName).toBe('SELECT');
  await field.selectOptions('HU');
  await send.click();
  expect(sent).toHaveBeenLastCalledWith({ countryCode: 'HU' });
});
