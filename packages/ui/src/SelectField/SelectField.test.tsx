import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { faultsIn, settled } from '../testing/faultsIn.ts';
import { show } from '../testing/show.tsx';
import { SelectField } from './SelectField.tsx';
import { field, option, options, showOne, showSeveral, texts } from './showSelect.tsx';

const heightOf = () => field().element().parentElement?.getBoundingClientRect().height;

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

  test('is 44 pixels high, large 50', async () => {
    await page.viewport(width, 800);
    const screen = await show(sized());
    expect(heightOf()).toBe(44);
    await screen.rerender(sized('large'));
    expect(heightOf()).toBe(50);
  });

  test('label with asterisk, error and text belong to the control', async () => {
    await page.viewport(width, 800);
    await show(sized());
    await expect.element(page.getByText('Country *').first()).toBeInTheDocument();
    await expect.element(field()).toHaveAttribute('aria-required', 'true');
    await expect.element(field()).toBeInvalid();
    await expect.element(field()).toHaveAccessibleDescription('This value is required');
  });

  test('says what browsers may fill in', async () => {
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

  test('a value without an option counts as not chosen', async () => {
    await page.viewport(width, 800);
    await showOne('XX');
    await expect.element(field()).toHaveValue('');
  });
});

describe.each([1280, 390])('open at %d pixels', (width) => {
  test('axe finds nothing', async () => {
    await page.viewport(width, 800);
    await showSeveral();
    await field().click();
    await option('Germany').click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await settled();
    expect(await faultsIn(document.body)).toEqual([]);
  });
});

test.each([1280, 390])(
  'at %d pixels the question is left when the reader goes on',
  async (width) => {
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
  },
);
