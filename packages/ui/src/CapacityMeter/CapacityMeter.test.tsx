import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { CapacityMeter } from './CapacityMeter.tsx';

const filled = (container: HTMLElement) => {
  const bar = container.querySelector<HTMLElement>('[aria-hidden] > span');
  return bar?.style.width;
};

test.each([
  [0, 20, '0%'],
  [5, 20, '25%'],
  [20, 20, '100%'],
  [25, 20, '100%'],
  [0, 0, '100%'],
])('with %d of %d places taken, fills %s', async (taken, places, width) => {
  const { container } = await show(<CapacityMeter taken={taken} places={places} label="words" />);
  expect(filled(container)).toBe(width);
});

test('has a text equivalent', async () => {
  await show(<CapacityMeter taken={18} places={20} label="2 of 20 places free" />);
  await expect.element(page.getByText('2 of 20 places free')).toBeVisible();
});
