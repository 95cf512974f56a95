import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import Button from '@mui/material/Button';
import { CapacityMeter } from '../CapacityMeter/CapacityMeter.tsx';
import { RowsSkeleton } from '../Skeletons/RowsSkeleton.tsx';
import { show } from '../testing/show.tsx';
import { timedRowHeight } from './timedRowHeight.ts';
import { TimedRow } from './TimedRow.tsx';

const book = vi.fn<() => void>();
const row = (
  <ul>
    <TimedRow
      start="18:00"
      end="75 min"
      title="Power Yoga"
      href="#course"
      meta={['Sample Trainer', 'Studio 2']}
      action={
        <button type="button" onClick={book}>
          Book
        </button>
      }
    />
  </ul>
);

afterEach(() => page.viewport(1280, 800));

test('has the reading order time, title, lines, action', async () => {
  await show(row);
  const words = page.getByRole('listitem').element().textContent;
  expect(words).toBe('18:0075 minPower YogaSample TrainerStudio 2Book');
});

test('covers the row with the link, with the action as a separate target', async () => {
  await show(row);
  const box = page.getByRole('listitem').element().getBoundingClientRect();
  const link = page.getByRole('link', { name: 'Power Yoga' }).element();
  expect(document.elementFromPoint(box.left + 4, box.top + 4)).toBe(link);
  await page.getByRole('button', { name: 'Book' }).click();
  expect(book).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('');
});

test('fits 320 pixels with a long name', async () => {
  await page.viewport(320, 640);
  await show(
    <ul style={{ padding: 0 }}>
      <TimedRow
        start="18:00"
        title="Wirbelsäulengymnastikfortgeschrittenenkurs"
        meta={['x'.repeat(80)]}
      />
    </ul>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([
  [390, timedRowHeight.phone],
  [1280, timedRowHeight.wide],
])(
  'renders a row with two lines and a button at %i pixels as high as its skeleton: %i',
  async (width, height) => {
    await page.viewport(width, 640);
    const { container } = await show(
      <>
        <div>
          <RowsSkeleton rows={4} />
        </div>
        <ul style={{ margin: 0, padding: 0 }}>
          {Array.from({ length: 4 }, (_, index) => (
            <TimedRow
              key={index}
              start="18:00"
              end="19:15"
              title="Power Yoga"
              meta={[
                'Trainer One · Studio 2',
                <CapacityMeter key="places" taken={3} places={12} label="9 places free" />,
              ]}
              action={<Button variant="soft">Book</Button>}
            />
          ))}
        </ul>
      </>,
    );
    const heights = [...container.children].map((list) => list.getBoundingClientRect().height);
    for (const sum of heights) expect(Math.abs(sum - 4 * height)).toBeLessThan(4);
  },
);
