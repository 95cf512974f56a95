import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faultsIn, settled } from '../testing/faultsIn.ts';
import { show } from '../testing/show.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';

const texts = {
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
  search: 'Search',
  done: 'Done',
  noOptions: 'Nothing found',
};
const options: SelectOption<string>[] = [
  { label: 'Germany', value: 'DE', valueText: 'D' },
  { label: 'Hungary', value: 'HU' },
  { label: 'Netherlands', value: 'NL' },
  { label: 'Spain', value: 'ES', disabled: true },
];

const field = () => page.getByRole('combobox', { name: 'Country' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const overlay = () => page.getByRole('dialog', { name: 'Country' });
const heightOf = () => field().element().parentElement?.getBoundingClientRect().height;

async function showOne(start: string | null = null) {
  const changed = vi.fn<(value: string | null) => void>();
  function One() {
    const [value, setValue] = useState(start);
    return (
      <SelectField
        label="Country"
        options={options}
        texts={texts}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  await show(<One />);
  return changed;
}

async function showSeveral() {
  const changed = vi.fn<(value: string[]) => void>();
  function Several() {
    const [value, setValue] = useState<string[]>([]);
    return (
      <SelectField
        label="Country"
        multiple
        options={options}
        texts={texts}
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  await show(<Several />);
  return changed;
}

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

  test('a value without an option counts as not chosen', async () => {
    await page.viewport(width, 800);
    await showOne('XX');
    await expect.element(field()).toHaveValue('');
  });
});

afterEach(() => page.viewport(1280, 800));

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

describe('the dropdown', () => {
  test('by mouse: choosing closes it and shows the short text; clear empties', async () => {
    const changed = await showOne();
    await field().click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith('DE');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('D');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenLastCalledWith(null);
    await expect.element(field()).toHaveValue('');
  });

  test('by keyboard: searches label and value, ignoring case', async () => {
    const changed = await showOne();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('nl');
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('NL');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(changed).toHaveBeenCalledOnce();
  });

  test('says when nothing is found, and a disabled option cannot be chosen', async () => {
    await showOne();
    await field().fill('xyz');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await field().fill('spain');
    await expect.element(option('Spain')).toHaveAttribute('aria-disabled', 'true');
  });

  test('several: stays open and toggles', async () => {
    const changed = await showSeveral();
    await field().click();
    await option('Netherlands').click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith(['NL', 'DE']);
    await option('Netherlands').click();
    expect(changed).toHaveBeenLastCalledWith(['DE']);
    await expect.element(page.getByRole('listbox')).toBeVisible();
  });
});

describe('the overlay of a phone', () => {
  test('covers the screen; choosing closes it and gives the focus back', async () => {
    await page.viewport(390, 800);
    const changed = await showOne();
    await field().click();
    await expect.element(overlay()).toBeVisible();
    expect(overlay().element().getBoundingClientRect()).toMatchObject({ width: 390, height: 800 });
    await option('Hungary').click();
    expect(changed).toHaveBeenLastCalledWith('HU');
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('Hungary');
  });

  test('clear empties; choosing what is chosen keeps it', async () => {
    await page.viewport(390, 800);
    const changed = await showOne('HU');
    await field().click();
    await option('Hungary').click();
    expect(changed).toHaveBeenLastCalledWith('HU');
    await field().click();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  test('several: toggles and stays until it is done', async () => {
    await page.viewport(390, 800);
    const changed = await showSeveral();
    await field().click();
    await expect
      .element(page.getByRole('listbox', { name: 'Country' }))
      .toHaveAttribute('aria-multiselectable', 'true');
    await option('Germany').click();
    await option('Hungary').click();
    await option('Germany').click();
    expect(changed).toHaveBeenLastCalledWith(['HU']);
    await expect.element(option('Hungary')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(overlay()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('Hungary');
  });

  test('by keyboard: opens on the search, finds, takes; Escape and Backspace choose nothing', async () => {
    await page.viewport(390, 800);
    const changed = await showOne('DE');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = page.getByRole('combobox', { name: 'Search' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('x{Backspace}{Backspace}{Escape}');
    await expect.element(overlay()).not.toBeInTheDocument();
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('hu{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('HU');
  });
});
