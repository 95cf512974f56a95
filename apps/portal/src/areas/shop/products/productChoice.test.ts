import { beforeEach, expect, test } from 'vitest';
import { chooseProduct, chosenProduct, forgetChoice } from './productChoice.ts';

const pass = {
  productVariantId: 70_003,
  quantity: 1,
  usageDate: null,
  recipient: null,
  payLater: true,
};

const keyOf = (choice: Parameters<typeof chooseProduct>[0]) => {
  chooseProduct(choice);
  return chosenProduct(choice.productVariantId)?.key;
};

beforeEach(forgetChoice);

test('the same choice keeps its key, whenever it is chosen; another one has another, and so has one after it is bought', () => {
  const first = keyOf(pass);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(pass)).toBe(first);
  expect(keyOf({ ...pass, recipient: { name: 'Ł', message: null } })).not.toBe(first);
  forgetChoice();
  expect(keyOf(pass)).not.toBe(first);
});
