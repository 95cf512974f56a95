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
])('%s has its mark', async (brand, mark) => {
  const card = await shown(brand);
  // The marks are a file of their own, which a busy machine takes its time to bring.
  await expect
    .poll(() => card.element().querySelector('[data-brand]'), { timeout: 15_000 })
    .not.toBe(null);
  expect(card.element().querySelector('[data-brand]')).toHaveAttribute('data-brand', mark);
});

test.each(['Card', 'constructor', null])('%s is a card of no brand', async (brand) => {
  // The marks are here by now, and have none for it.
  await shown('Visa');
  await expect.poll(() => document.querySelector('[data-brand="visa"]')).not.toBe(null);
  const card = await shown(brand);
  expect(card.element().querySelectorAll('svg')).toHaveLength(1);
  expect(card.element().querySelector('[data-brand]')).toBe(null);
});
