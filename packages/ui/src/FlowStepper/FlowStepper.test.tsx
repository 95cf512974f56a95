import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FlowStepper } from './FlowStepper.tsx';

const stepper = (current: string) => (
  <FlowStepper
    label="Booking steps"
    current={current}
    position="Step 2 of 3"
    steps={[
      { id: 'contact', label: 'Contact', href: '/contact' },
      { id: 'payment', label: 'Payment', href: '/payment' },
      { id: 'summary', label: 'Summary', href: '/summary' },
    ]}
  />
);

test('marks the current step and links only finished ones', async () => {
  await show(stepper('payment'));
  const items = page.getByRole('listitem');
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect
    .element(page.getByRole('link', { name: 'Contact' }))
    .toHaveAttribute('href', '/contact');
  expect(page.getByRole('link').elements()).toHaveLength(1);
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  const contact = page.getByRole('link', { name: 'Contact' });
  const getWidth = () => contact.element().parentElement?.getBoundingClientRect().width;

  test('is a single line, with the names for screen readers', async () => {
    await show(stepper('payment'));
    await expect.element(page.getByText('Step 2 of 3', { exact: false })).toBeVisible();
    expect(getWidth()).toBe(1);
  });

  test('shows a name on keyboard focus', async () => {
    await show(stepper('payment'));
    await userEvent.tab();
    await expect.element(contact).toHaveFocus();
    expect(getWidth()).toBeGreaterThan(24);
  });
});

test('hides the line on a wide screen', async () => {
  await show(stepper('payment'));
  await expect.element(page.getByText('Step 2 of 3', { exact: false })).not.toBeVisible();
});
