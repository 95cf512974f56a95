import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { instrumentName } from './instrumentName.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });

test.each([
  ['CREDIT_CARD', 'Visa', '•••• 4242', 'Visa •••• 4242'],
  ['CREDIT_CARD', null, null, 'Card'],
  ['IDEAL', 'Sample Bank', 'NL•• •••• 4242', 'iDEAL NL•• •••• 4242'],
  ['PAYPAL', 'PayPal', 'p•••@paypal.example', 'PayPal p•••@paypal.example'],
  ['DIRECT_DEBIT', 'SEPA', 'DE•• •••• 4242', 'SEPA Direct Debit DE•• •••• 4242'],
] as const)('names %s of %s', (type, brand, maskedNumber, name) => {
  expect(instrumentName({ type, brand, maskedNumber }, intl)).toBe(name);
});
