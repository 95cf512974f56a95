import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FlowLayout } from './FlowLayout.tsx';

const fields = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`);

const renderLayout = (orders: boolean) => (
  <FlowLayout
    isOrder={orders}
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

const layout = renderLayout(false);

const action = page.getByRole('button', { name: 'Continue' });
const after = page.getByRole('button', { name: 'Cancel order' });
const toggle = page.getByRole('button', { name: 'Your booking 18.50 €' });
const summary = page.getByText('Power Yoga');

function getBox(element: Element) {
  return element.getBoundingClientRect();
}

describe('on a wide screen', () => {
  test('keeps the summary next to the form in view', async () => {
    await show(layout);
    await expect.element(toggle).not.toBeInTheDocument();
    const form = getBox(page.getByLabelText('Field 1').element());
    expect(getBox(summary.element()).left).toBeGreaterThan(form.right);
    window.scrollTo({ top: 600 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    await expect.element(summary).toBeInViewport();
  });

  test('renders the action after the form', async () => {
    await show(layout);
    const last = getBox(page.getByLabelText('Field 20').element());
    expect(getBox(action.element()).top).toBeGreaterThan(last.bottom);
  });

  test("gives the action the form's width, followed by secondary actions", async () => {
    await show(layout);
    expect(getBox(action.element()).width).toBe(640);
    expect(getBox(after.element()).top).toBeGreaterThan(getBox(action.element()).bottom);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  test('renders an order button only below the form', async () => {
    await show(renderLayout(true));
    await expect.element(action).not.toBeInViewport();
    await expect.element(toggle).not.toBeInTheDocument();
    const last = getBox(page.getByLabelText('Field 20').element());
    const { top, width } = getBox(action.element());
    expect(top - last.bottom).toBeGreaterThan(0);
    expect(top - last.bottom).toBeLessThan(140);
    expect(width).toBe(
      getBox(page.getByLabelText('Field 1').element().parentElement ?? document.body).width,
    );
  });

  test('keeps the total of an order in view, at the bottom and then above its button', async () => {
    await show(renderLayout(true));
    const total = page.getByText('18.50 €').first();
    expect(getBox(total.element()).bottom).toBeLessThanOrEqual(844);
    await expect.element(total).toBeInViewport({ ratio: 1 });
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(action).toBeInViewport();
    expect(getBox(total.element()).bottom).toBeLessThan(getBox(action.element()).top);
  });

  test('shows total and next step in the bottom bar, which expands the summary', async () => {
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

  test('ends the page with the secondary actions, above the bar', async () => {
    await show(layout);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(after).toBeInViewport();
    expect(getBox(after.element()).bottom).toBeLessThan(getBox(action.element()).top);
  });

  test('never hides the focused field of an order behind its total', async () => {
    await show(renderLayout(true));
    const total = page.getByText('18.50 €').first();
    for (const field of fields) {
      await userEvent.tab();
      const input = page.getByLabelText(field, { exact: true });
      await expect.element(input).toHaveFocus();
      expect(getBox(input.element()).bottom).toBeLessThanOrEqual(getBox(total.element()).top);
    }
  });

  test('never hides the focused field behind the bar', async () => {
    await show(layout);
    for (const field of fields) {
      await userEvent.tab();
      const input = page.getByLabelText(field, { exact: true });
      await expect.element(input).toHaveFocus();
      expect(getBox(input.element()).bottom).toBeLessThanOrEqual(getBox(toggle.element()).top);
    }
  });

  test('collapses the summary when the focus returns to the form', async () => {
    await show(layout);
    await toggle.click();
    await expect.element(summary).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByLabelText('Field 20')).toHaveFocus();
    await expect.element(summary).not.toBeVisible();
  });
});
