import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { PriceText } from './PriceText.tsx';

test('aligns digits, so a column of prices has one width', async () => {
  await show(
    <>
      <PriceText amount={11.11} currency="EUR" locale="en-GB" />
      <br />
      <PriceText amount={88.88} currency="EUR" locale="en-GB" />
    </>,
  );
  const ones = page.getByText('€11.11').element();
  const eights = page.getByText('€88.88').element();
  expect(getComputedStyle(ones).fontVariantNumeric).toBe('tabular-nums');
  expect(ones.getBoundingClientRect().width).toBe(eights.getBoundingClientRect().width);
});
