import { expect, test } from 'vitest';
import { availableMethods } from './paymentMethods.ts';

const takes = (...methods: ('CREDIT_CARD' | 'PAYPAL' | 'DIRECT_DEBIT')[]) =>
  methods.map((paymentMethod) => ({
    paymentMethod,
    paymentType: paymentMethod,
    authenticationRequired: true,
  }));

test('returns methods that both the studio and the subject allow, in the studio’s order', () => {
  const studio = takes('PAYPAL', 'CREDIT_CARD', 'DIRECT_DEBIT');
  expect(availableMethods(studio, ['CREDIT_CARD', 'PAYPAL', 'TWINT'])).toEqual([
    'PAYPAL',
    'CREDIT_CARD',
  ]);
});

test('allows all methods of the studio by default, and none for an empty list', () => {
  expect(availableMethods(takes('PAYPAL'), undefined)).toEqual(['PAYPAL']);
  expect(availableMethods(takes('PAYPAL'), [])).toEqual([]);
});
