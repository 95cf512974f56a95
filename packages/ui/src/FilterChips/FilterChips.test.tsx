import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FilterChips } from './FilterChips.tsx';
import { Row } from './FilterChips.story.tsx';
import { MoreFilters } from './MoreFilters.tsx';

afterEach(() => page.viewport(1280, 800));

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

test('keeps groups of chips in one row on a phone, which scrolls within the page', async () => {
  await page.viewport(320, 640);
  await show(Row);
  const tops = page
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('opens the sheet of all filters', async () => {
  const onOpen = vi.fn<() => void>();
  await show(<MoreFilters label="Filters (1)" open={false} onOpen={onOpen} />);
  const more = page.getByRole('button', { name: 'Filters (1)' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  expect(onOpen).toHaveBeenCalledOnce();
});
