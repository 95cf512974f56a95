import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const ring = { label: 'Visits used', locale: 'de-DE' };
const bar = () => page.getByRole('progressbar', { name: 'Visits used' });

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [0, 10, 0],
  [12, 10, 100],
  [-1, 10, 0],
  [3, 0, 0],
])('shows %d of %d as %d percent', async (value, max, percent) => {
  const { container } = await show(<ProgressRing {...ring} value={value} max={max} />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', String(percent));
  expect(container.textContent?.replace(/\s/, ' ')).toBe(`${percent} %`);
});

test.each([
  ['small', 90],
  ['medium', 150],
] as const)('renders size %s %d pixels wide with a stroke of 10', async (size, pixels) => {
  await show(<ProgressRing {...ring} value={5} max={10} size={size} />);
  expect(bar().element().getBoundingClientRect().width).toBe(pixels);
  const drawing = bar().element().querySelector('svg');
  const circle = bar().element().querySelector('circle');
  const unit = pixels / (drawing?.viewBox.baseVal.width ?? 0);
  expect(Number(circle?.getAttribute('stroke-width')) * unit).toBeCloseTo(10, 5);
});

test('fills counterclockwise on request', async () => {
  await show(<ProgressRing {...ring} value={5} max={10} direction="counterclockwise" />);
  expect(getComputedStyle(bar().element()).scale).toBe('-1 1');
});
