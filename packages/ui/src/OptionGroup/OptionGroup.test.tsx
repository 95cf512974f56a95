import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
const option = (name: string) => page.getByRole('button', { name });

async function shown(looks: Partial<OptionGroupProps> = {}, start: string[] = []) {
  const changed = vi.fn<(selected: string[]) => void>();
  function Group() {
    const [selected, setSelected] = useState(start);
    return (
      <OptionGroup
        label="Reasons"
        options={options}
        selected={selected}
        onChange={(next) => {
          changed(next);
          setSelected(next);
        }}
        {...looks}
      />
    );
  }
  await show(<Group />);
  return changed;
}

test('selects and deselects several, in the order of the options', async () => {
  const changed = await shown();
  await option('Option c').click();
  await option('Option a').click();
  expect(changed).toHaveBeenLastCalledWith(['a', 'c']);
  await expect.element(option('Option a')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(option('Option b')).toHaveAttribute('aria-pressed', 'false');
  await option('Option c').click();
  expect(changed).toHaveBeenLastCalledWith(['a']);
});

describe('with a single choice', () => {
  test('replaces the selected option', async () => {
    const changed = await shown({ singleChoice: true }, ['a']);
    await option('Option b').click();
    expect(changed).toHaveBeenLastCalledWith(['b']);
  });

  test('deselects the option when picked again', async () => {
    const changed = await shown({ singleChoice: true }, ['a']);
    await option('Option a').click();
    expect(changed).toHaveBeenLastCalledWith([]);
  });
});

test('selects the "all" entry if nothing is selected; it clears the selection', async () => {
  const changed = await shown({ allLabel: 'All' }, ['a', 'b']);
  await expect.element(option('All')).toHaveAttribute('aria-pressed', 'false');
  await option('All').click();
  expect(changed).toHaveBeenLastCalledWith([]);
  await expect.element(option('All')).toHaveAttribute('aria-pressed', 'true');
});

test('works by keyboard', async () => {
  const changed = await shown();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(changed).toHaveBeenLastCalledWith(['b']);
});

test('connects label, error and text with the group', async () => {
  await shown({ error: true, helperText: 'This value is required' });
  await expect
    .element(page.getByRole('group', { name: 'Reasons' }))
    .toHaveAccessibleDescription('This value is required');
});
