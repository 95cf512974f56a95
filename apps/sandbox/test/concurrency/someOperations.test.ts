import { testConcurrency } from './testConcurrency.ts';

/** A sample of operations; allOperations.deep.test.ts calls all of them. */
const ids = [
  'bookCourse',
  'bookPublicCourse',
  'finalizeCheckout',
  'cancelMyCalendarItem',
  'register',
  'addAdditionalEmail',
  'createCheckin',
  'redeemReferralPremium',
  'createTrialSession',
  'signContract',
] as const;

testConcurrency(ids, 1);
