import { beforeEach, expect, test } from 'vitest';
import { saveProductChoice, readProductChoice, clearProductChoice } from './productChoice.ts';

const pass = {
  productVariantId: 70_003,
  quantity: 1,
  usageDate: null,
  recipient: null,
  payLater: true,
};

const saveAndReadKey = (choice: Parameters<typeof saveProductChoice>[0]) => {
  saveProductChoice(choice);
  return readProductChoice(choice.productVariantId)?.key;
};

beforeEach(clearProductChoice);

test('keeps the key of an equal choice, and creates a new one for other choices and after a purchase', () => {
  const first = saveAndReadKey(pass);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(saveAndReadKey(pass)).toBe(first);
  expect(saveAndReadKey({ ...pass, recipient: { name: 'Ł', message: null } })).not.toBe(first);
  clearProductChoice();
  expect(saveAndReadKey(pass)).not.toBe(first);
});
