import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { DayStrip, type StripDay } from './DayStrip.tsx';

const days: StripDay[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(
  (weekday, index) => ({
    id: `2026-11-${23 + index}`,
    href: `#${23 + index}`,
    weekday,
    number: String(23 + index),
    label: `${weekday} ${23 + index} November`,
    today: index === 1,
  }),
);

const strip = (selected?: string) => (
  <DayStrip
    label="23 – 29 November"
    days={days}
    selected={selected}
    previous={{ href: '#before', label: 'Previous week' }}
    next={{ href: '#after', label: 'Next week' }}
  />
);

const day = (name: string) => page.getByRole('link', { name, exact: false });

afterEach(() => page.viewport(1280, 800));

test('is a single tab stop on the selected day, between the links to other weeks', async () => {
  await show(
    <>
      {strip('2026-11-26')}
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(day('Previous week')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(day('Thu 26 November')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('moves with the arrow keys, Home and End and stops at the ends', async () => {
  await show(strip('2026-11-28'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Sun 29 November')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('Sun 29 November')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(day('Mon 23 November')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await expect.element(day('Tue 24 November')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(day('Sun 29 November')).toHaveFocus();
});

test('moves the focus to the next week’s link when the previous week’s link is removed', async () => {
  const { rerender } = await show(strip());
  await day('Previous week').click();
  await expect.element(day('Previous week')).toHaveFocus();
  await rerender(
    <DayStrip label="This week" days={days} next={{ href: '#after', label: 'Next week' }} />,
  );
  await expect.element(day('Next week')).toHaveFocus();
});

test('marks today and the selected day', async () => {
  await show(strip('2026-11-26'));
  await expect.element(day('Tue 24 November')).toHaveAttribute('aria-current', 'date');
  await expect.element(day('Thu 26 November')).toHaveAttribute('aria-current', 'true');
});

test('starts at today if no day is selected', async () => {
  await show(strip());
  await expect.element(day('Tue 24 November')).toHaveAttribute('tabindex', '0');
});

test('fits 320 pixels with targets of at least 24', async () => {
  await page.viewport(320, 640);
  await show(strip('2026-11-26'));
  const boxes = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect(boxes).toHaveLength(9);
  for (const box of boxes) {
    expect(box.width).toBeGreaterThanOrEqual(24);
    expect(box.height).toBeGreaterThanOrEqual(24);
    expect(box.right).toBeLessThanOrEqual(320);
  }
});
