import type { CustomerData } from '@studio-portal/sdk/types';
import type { ContactTexts, Order, Subject } from '../areas/checkout/flow/Flow.ts';

// Test data of a product variant: bought without a time and without a confirmation page, so that it
// is independent of bookings.

const text = (defaultMessage: string) => ({ id: defaultMessage, defaultMessage });

/** Id of the voucher's order. */
export const checkoutId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';

/** Texts of the purchase. */
export const voucherTexts: ContactTexts = {
  yours: text('Your voucher'),
  contactTitle: text('Who buys it?'),
  contactIntro: text('For the receipt.'),
  summaryTitle: text('Check your voucher'),
  book: text('Take it'),
  booking: text('Buying your voucher…'),
  terms: text('It doesn’t renew.'),
  done: text('It’s yours!'),
  doneText: text('We’ve sent you {name}.'),
  toStart: text('Back to vouchers'),
  toOthers: text('View all vouchers'),
};

/** Returns the voucher as a subject, with overrides. */
export const voucher = (different: Partial<Subject> = {}): Subject => ({
  start: '/vouchers',
  name: 'Gift voucher',
  offer: 'Voucher',
  price: { amount: 50, currency: 'EUR' },
  availability: { kind: 'open' },
  addresses: {
    contact: '/voucher/contact',
    payment: '/voucher/payment',
    summary: (id) => `/voucher/summary/${id}`,
    success: (id) => `/voucher/success/${id}`,
    cancel: (id) => `/voucher/cancel/${id}`,
    failure: (id) => `/voucher/failure/${id}`,
  },
  create: () => Promise.resolve(checkoutId),
  ...different,
});

const buyer: CustomerData = {
  firstname: 'Vic',
  lastname: 'Visitor',
  email: 'visitor@northside.example',
  phone: '+49 30 0000002',
  dateOfBirth: new Date('1994-02-03T00:00:00Z'),
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** Returns the voucher's order, to be paid by card, with overrides. */
export const voucherOrder = (different: Partial<Order> = {}): Order => ({
  id: checkoutId,
  publicToken: null,
  state: 'CREATED',
  price: { amount: 50, currency: 'EUR' },
  paymentMethod: 'CREDIT_CARD',
  paymentInstrument: null,
  failureReason: null,
  charged: false,
  expiresAt: new Date('2126-11-26T18:30:00+01:00'),
  customerData: buyer,
  joinWaitingList: false,
  booking: null,
  subject: voucher(),
  ...different,
});
