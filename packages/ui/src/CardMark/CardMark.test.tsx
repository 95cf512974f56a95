import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { CardMark } from './CardMark.tsx';

const shown = async (brand: string | null) => {
  const { container } = await show(<CardMark brand={brand} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  return page.elementLocator(container);
};

test.each([
  ['Visa', 'visa'],
  ['MASTERCARD', 'mastercard'],
  ['American Express', 'americanexpress'],
  ['amex', 'americanexpress'],
])('shows the logo of %s', async (brand, mark) => {
  const card = await shown(brand);
  // The logos are in a separate file, which loads slowly on a busy machine.
  await expect
    .poll(() => card.element().querySelector('[data-brand]'), { timeout: 15_000 })
    .not.toBe(null);
  expect(card.element().querySelector('[data-brand]')).toHaveAttribute('data-brand', mark);
});

test.each(['Card', 'constructor', null])('shows a generic card for %s', async (brand) => {
  // The logos have loaded by now, and none matches.
  await shown('Visa');
  await expect.poll(() => document.querySelector('[data-brand="visa"]')).not.toBe(null);
  const card = await shown(brand);
  expect(card.element().querySelectorAll('svg')).toHaveLength(1);
  expect(card.element().querySelector('[data-brand]')).toBe(null);
});
