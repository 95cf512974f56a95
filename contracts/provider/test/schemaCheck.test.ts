import { expect, test } from 'vitest';
import { schemaCheck } from '../schemaCheck.ts';

/** Checks a voucher with this recipient, whose schema is shared with requests. */
const check = (recipient: object) =>
  schemaCheck()('listPurchasedVouchers', {
    status: 200,
    headers: {},
    body: JSON.stringify([
      {
        uuid: '5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01',
        voucherId: 60_003,
        organizationUnitId: 1001,
        name: 'Gift voucher',
        code: 'SAMP-7KQ2-9XTM',
        amount: { amount: 50, currency: 'EUR' },
        codes: [
          {
            code: 'SAMP-7KQ2-9XTM',
            amount: { amount: 50, currency: 'EUR' },
            rest: { amount: 20, currency: 'EUR' },
          },
        ],
        quantity: 1,
        recipient,
        purchasedAt: '2026-11-25T09:00:00+01:00',
        validUntil: null,
      },
    ]),
  });

test('accepts unknown fields in a response', () => {
  expect(check({ name: 'Ana', message: null, nickname: 'Annie' })).toEqual([]);
});

test('validates the types of known fields in a response', () => {
  expect(check({ name: 1, message: null })).toMatchObject([{ where: '$[0].recipient.name' }]);
});

test('rejects an empty file', () => {
  const checkFile = (body: string) =>
    schemaCheck()('getContractDocument', { status: 200, headers: {}, body });
  expect(checkFile('%PDF-1.7')).toEqual([]);
  expect(checkFile('')).toMatchObject([{ where: 'body', expected: 'a file' }]);
});
