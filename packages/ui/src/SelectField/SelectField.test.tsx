import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findViolations, animationsEnded } from '../testing/findViolations.ts';
import { show } from '../testing/show.tsx';
import { SelectField } from './SelectField.tsx';
import { field, option, options, showOne, showSeveral, texts } from './showSelect.tsx';

const getHeight = () => field().element().parentElement?.getBoundingClientRect().height;

afterEach(() => page.viewport(1280, 800));

describe.each([
  ['from the tablet up', 1280],
  ['on a phone', 390],
])('%s', (_, width) => {
  const sized = (size?: 'large') => (
    <SelectField
      label="Country"
      options={options}
      texts={texts}
      value={null}
      onChange={() => undefined}
      size={size}
      required
      error
      helperText="This value is required"
    />
  );

  test('is 44 pixels high, or 50 if large', async () => {
    await page.viewport(width, 800);
    const screen = await show(sized());
    expect(getHeight()).toBe(44);
    await screen.rerender(sized('large'));
    expect(getHeight()).toBe(50);
  });

  test('connects label, asterisk, error and text with the control', async () => {
    await page.viewport(width, 800);
    await show(sized());
    await expect.element(page.getByText('Country *').first()).toBeInTheDocument();
    await expect.element(field()).toHaveAttribute('aria-required', 'true');
    await expect.element(field()).toBeInvalid();
    await expect.element(field()).toHaveAccessibleDescription('This value is required');
  });

  test('passes the autofill hint', async () => {
    await page.viewport(width, 800);
    await show(
      <SelectField
        label="Country"
        options={options}
        texts={texts}
        value={null}
        onChange={() => undefined}
        autoComplete="country-name"
      />,
    );
    await expect.element(field()).toHaveAttribute('autocomplete', 'country-name');
  });

  test('treats a value without an option as none', async () => {
    await page.viewport(width, 800);
    await showOne('XX');
    await expect.element(field()).toHaveValue('');
  });
});

describe.each([1280, 390])('open at %d pixels', (width) => {
  test('has no axe violations', async () => {
    await page.viewport(width, 800);
    await showSeveral();
    await field().click();
    await option('Germany').click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await animationsEnded();
    expect(await findViolations(document.body)).toEqual([]);
  });
});

test.each([1280, 390])('calls onBlur when the focus moves on, at %d pixels', async (width) => {
  await page.viewport(width, 800);
  const left = vi.fn<() => void>();
  await show(
    <>
      <SelectField
        label="Country"
        options={options}
        texts={texts}
        value={null}
        onChange={() => undefined}
        onBlur={left}
      />
      <button type="button">After</button>
    </>,
  );
  await field().click();
  await option('Hungary').click();
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
  expect(left).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'After' }).click();
  expect(left).toHaveBeenCalledOnce();
});
