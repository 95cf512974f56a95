import { expect, it } from 'vitest';
import { formatIban } from './formatIban.ts';

it.each([
  ['de00123456780000000000', 'DE00 1234 5678 0000 0000 00'],
  ['  de00 1234\t5678\u00a00000 0000 00 ', 'DE00 1234 5678 0000 0000 00'],
  ['NL00TEST', 'NL00 TEST'],
  ['abc', 'ABC'],
  ['', ''],
])("shows '%s' as '%s'", (iban, text) => {
  expect(formatIban(iban)).toBe(text);
});
