import { expect, test } from 'vitest';
import { waysLeft } from './paymentMethods.ts';

const takes = (...methods: ('CREDIT_CARD' | 'PAYPAL' | 'DIRECT_DEBIT')[]) =>
  methods.map((paymentMethod) => ({
    paymentMethod,
    paymentType: paymentMethod,
    authenticationRequired: true,
  }));

test('a way to pay is offered when the studio takes it and it may pay for this, in the order of the studio', () => {
  const studio = takes('PAYPAL', 'CREDIT_CARD', 'DIRECT_DEBIT');
  expect(waysLeft(studio, ['CREDIT_CARD', 'PAYPAL', 'TWINT'])).toEqual(['PAYPAL', 'CREDIT_CARD']);
});

test('what names no ways to pay is paid in all that the studio takes; an empty list in none', () => {
  expect(waysLeft(takes('PAYPAL'), undefined)).toEqual(['PAYPAL']);
  expect(waysLeft(takes('PAYPAL'), [])).toEqual([]);
});
