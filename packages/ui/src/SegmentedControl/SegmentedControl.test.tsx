import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Whole week' },
  { value: 'month', label: 'Month' },
];
const segment = (name: string) => page.getByRole('radio', { name });
const changed = vi.fn<(value: string) => void>();

function Views() {
  const [value, setValue] = useState('week');
  const change = (next: string) => {
    changed(next);
    setValue(next);
  };
  return <SegmentedControl label="View" segments={segments} value={value} onChange={change} />;
}

beforeEach(async () => {
  changed.mockReset();
  await show(
    <>
      <Views />
      <button type="button">After</button>
    </>,
  );
});

test('switches by click and keeps the active option', async () => {
  await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  await expect.element(segment('Whole week')).toBeChecked();
  await segment('Month').click();
  expect(changed).toHaveBeenLastCalledWith('month');
  await segment('Month').click();
  await expect.element(segment('Month')).toBeChecked();
  expect(changed).toHaveBeenCalledOnce();
});

test('is a single tab stop with arrow keys inside', async () => {
  await userEvent.tab();
  await expect.element(segment('Whole week')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(changed).toHaveBeenLastCalledWith('day');
  await expect.element(segment('Day')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('is as high as a button, with segments of equal width', () => {
  const track = page.getByRole('radiogroup').element();
  expect(track.getBoundingClientRect().height).toBe(40);
  const widths = page
    .getByRole('radio')
    .elements()
    .map((radio) => Math.round(radio.parentElement?.getBoundingClientRect().width ?? 0));
  expect(new Set(widths).size).toBe(1);
});
