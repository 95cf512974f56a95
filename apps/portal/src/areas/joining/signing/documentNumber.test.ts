import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { documentNumberRule } from './documentNumber.ts';

const options = [
  { documentType: 'IDENTITY_CARD' as const, numberPattern: '^[A-Z]{2}[0-9]{7}$' },
  { documentType: 'PASSPORT' as const, numberPattern: null },
  { documentType: 'RESIDENCE_PERMIT' as const, numberPattern: '[' },
];

test.each([
  ['CA1234567', true],
  ['ca 123-4567', true],
  ['CA12345', false],
  ['C01X00T47', false],
])('checks %s against the pattern of the identity card: %s', (number, expected) => {
  const { check } = documentNumberRule(options, 'IDENTITY_CARD');
  expect(check && z.string().check(check).safeParse(number).success).toBe(expected);
});

test.each(['PASSPORT', 'RESIDENCE_PERMIT', 'DRIVING_LICENCE', ''])(
  'has no rule for %j without a usable pattern',
  (documentType) => expect(documentNumberRule(options, documentType)).toEqual({}),
);
