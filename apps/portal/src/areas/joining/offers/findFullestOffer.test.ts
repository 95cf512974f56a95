import { expect, test } from 'vitest';
import { findFullestOffer } from './findFullestOffer.ts';

const offer = (...modules: boolean[]) => ({
  lowestTerm: { modules: modules.map((included) => ({ included })) },
});

test('finds the offer with the most included modules, whatever costs extra', () => {
  const fullest = offer(true, true);
  expect(findFullestOffer([offer(true, false, false), fullest, offer()])).toBe(fullest);
});

test('marks none of several offers that include equally much', () => {
  expect(findFullestOffer([offer(true), offer(true, false), offer()])).toBeUndefined();
});
