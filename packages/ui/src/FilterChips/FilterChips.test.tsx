import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FurtherFilters } from './FilterChips.story.tsx';

const options = [
  { id: 'strength', label: 'Strength', count: 12 },
  { id: 'yoga', label: 'Yoga', count: 9 },
  { id: 'water', label: 'Water', count: 0 },
];

test('shows count and state of each chip', async () => {
  await show(
    <FilterChips label="Kind" options={options} selected={['yoga']} onChange={() => undefined} />,
  );
  await expect.element(page.getByRole('group', { name: 'Kind' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Yoga 9' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('button', { name: 'Strength 12' }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('adds or removes a filter in the order of the options', async () => {
  const onChange = vi.fn<(selected: string[]) => void>();
  await show(
    <FilterChips label="Kind" options={options} selected={['yoga']} onChange={onChange} />,
  );
  await page.getByRole('button', { name: 'Strength 12' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['strength', 'yoga']);
  await page.getByRole('button', { name: 'Yoga 9' }).click();
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('toggles further filters by the last chip', async () => {
  await show(<FurtherFilters />);
  const more = page.getByRole('button', { name: 'More filters (1)' });
  const further = page.getByRole('group', { name: 'Trainer' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.element(further).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await more.click();
  await expect.element(further).not.toBeInTheDocument();
});
