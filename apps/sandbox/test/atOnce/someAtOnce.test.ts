import { testAtOnce } from './play.ts';

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

testAtOnce(ids, 1);
