import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FlowLayout } from './FlowLayout.tsx';

const fields = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`);

const layoutWith = (orders: boolean) => (
  <FlowLayout
    orders={orders}
    summary={<p>Power Yoga</p>}
    summaryLabel="Your booking"
    total="18.50 €"
    action={
      <button type="button" style={{ width: '100%' }}>
        Continue
      </button>
    }
    after={<button type="button">Cancel order</button>}
  >
    {fields.map((field) => (
      <input
        key={field}
        aria-label={field}
        style={{ display: 'block', height: 44, margin: '16px 0' }}
      />
    ))}
  </FlowLayout>
);

const layout = layoutWith(false);

const action = page.getByRole('button', { name: 'Continue' });
const after = page.getByRole('button', { name: 'Cancel order' });
const toggle = page.getByRole('button', { name: 'Your booking 18.50 €' });
const summary = page.getByText('Power Yoga');

function boxOf(element: Element) {
  return element.getBoundingClientRect();
}

describe('on a wide screen', () => {
  test('the summary stands beside the form and stays in view', async () => {
    await show(layout);
    await expect.element(toggle).not.toBeInTheDocument();
    const form = boxOf(page.getByLabelText('Field 1').element());
    expect(boxOf(summary.element()).left).toBeGreaterThan(form.right);
    window.scrollTo({ top: 600 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    await expect.element(summary).toBeInViewport();
  });

  test('the action comes after the form', async () => {
    await show(layout);
    const last = boxOf(page.getByLabelText('Field 20').element());
    expect(boxOf(action.element()).top).toBeGreaterThan(last.bottom);
  });

  test('the action is as wide as a form; what is quieter comes after it', async () => {
    await show(layout);
    expect(boxOf(action.element()).width).toBe(640);
    expect(boxOf(after.element()).top).toBeGreaterThan(boxOf(action.element()).bottom);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  test('what orders stands right under the form, and nowhere else', async () => {
    await show(layoutWith(true));
    await expect.element(action).not.toBeInViewport();
    await expect.element(toggle).not.toBeInTheDocument();
    const last = boxOf(page.getByLabelText('Field 20').element());
    const { top, width } = boxOf(action.element());
    expect(top - last.bottom).toBeGreaterThan(0);
    expect(top - last.bottom).toBeLessThan(60);
    expect(width).toBe(
      boxOf(page.getByLabelText('Field 1').element().parentElement ?? document.body).width,
    );
  });

  test('the bar at the bottom has the total and the next step, and unfolds the summary', async () => {
    await show(layout);
    await expect.element(action).toBeInViewport();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(summary).not.toBeVisible();
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(summary).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(summary).not.toBeVisible();
  });

  test('what comes after the action ends the page, above the bar', async () => {
    await show(layout);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(after).toBeInViewport();
    expect(boxOf(after.element()).bottom).toBeLessThan(boxOf(action.element()).top);
  });

  test('the bar never hides the focused field', async () => {
    await show(layout);
    for (const field of fields) {
      await userEvent.tab();
      const input = page.getByLabelText(field, { exact: true });
      await expect.element(input).toHaveFocus();
      expect(boxOf(input.element()).bottom).toBeLessThanOrEqual(boxOf(toggle.element()).top);
    }
  });

  test('the unfolded summary folds when the focus goes back to the form', async () => {
    await show(layout);
    await toggle.click();
    await expect.element(summary).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByLabelText('Field 20')).toHaveFocus();
    await expect.element(summary).not.toBeVisible();
  });
});
