import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { CardMark } from './CardMark.tsx';

const brandOf = async (brand: string | null) => {
  const { container } = await show(<CardMark brand={brand} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  return container.firstElementChild?.getAttribute('data-brand') ?? null;
};

test.each([
  ['Visa', 'visa'],
  ['MASTERCARD', 'mastercard'],
  ['American Express', 'americanexpress'],
  ['amex', 'americanexpress'],
])('%s has its mark', async (brand, mark) => expect(await brandOf(brand)).toBe(mark));

test.each(['Card', 'constructor', null])('%s is a card of no brand', async (brand) =>
  expect(await brandOf(brand)).toBe(null),
);
