import { expect, test } from 'vitest';
import { addressLines } from './addressLines.ts';

const address = { street: 'Main Street', houseNumber: '12', zipCode: '62701', city: 'Springfield' };

test('puts house number first and city, state and zip on a line in the United States', () => {
  const american = { ...address, provinceCode: 'IL', houseNumberFirst: true, hasState: true };
  expect(addressLines(american)).toEqual(['12 Main Street', 'Springfield, IL 62701']);
  expect(addressLines({ ...american, provinceCode: null })).toEqual([
    '12 Main Street',
    'Springfield, 62701',
  ]);
});

test('puts the zip before the town elsewhere, and a province below', () => {
  const european = { ...address, houseNumberFirst: false, hasState: false };
  expect(addressLines(european)).toEqual(['Main Street 12', '62701 Springfield']);
  expect(addressLines({ ...european, provinceCode: 'MI', hasState: true })).toEqual([
    'Main Street 12',
    '62701 Springfield',
    'MI',
  ]);
});
