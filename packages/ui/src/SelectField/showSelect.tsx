import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';

export const texts = {
  open: 'Open',
  close: 'Close',
  clear: 'Clear',
  search: 'Search',
  done: 'Done',
  noOptions: 'Nothing found',
};
export const options: SelectOption<string>[] = [
  { label: 'Germany', value: 'DE', valueText: 'D' },
  { label: 'Hungary', value: 'HU' },
  { label: 'Netherlands', value: 'NL' },
  { label: 'Spain', value: 'ES', disabled: true },
];

export const field = () => page.getByRole('combobox', { name: 'Country' });
export const option = (name: string) => page.getByRole('option', { name, exact: true });

/** Renders a field for one country; returns the mock that receives each choice. */
export async function showOne(start: string | null = null, required = false) {
  const changed = vi.fn<(value: string | null) => void>();
  function One() {
    const [value, setValue] = useState(start);
    return (
      <SelectField
        label="Country"
        required={required}
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

/** Renders a field for several countries; returns the mock that receives each choice. */
export async function showSeveral() {
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
