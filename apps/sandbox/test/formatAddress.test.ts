/** Addresses on invoices, mandates and in mails follow the conventions of their country. */
import { expect, test } from 'vitest';
import { formatAddress } from '../src/domains/studios/formatAddress.ts';

const address = { street: 'Main Street', houseNumber: '12', zipCode: '62701', city: 'Springfield' };

test('puts house number first and city before state and zip in the United States', () => {
  const american = { ...address, provinceCode: 'IL', countryCode: 'US' };
  expect(formatAddress(american)).toBe('12 Main Street, Springfield, IL 62701');
  expect(formatAddress({ ...american, provinceCode: null })).toBe(
    '12 Main Street, Springfield, 62701',
  );
});

test('puts the zip before the town elsewhere, and omits what is unknown', () => {
  expect(formatAddress({ ...address, countryCode: 'DE' })).toBe(
    'Main Street 12, 62701 Springfield',
  );
  expect(formatAddress({ ...address, street: null, houseNumber: null, countryCode: null })).toBe(
    '62701 Springfield',
  );
});
