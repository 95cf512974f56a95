/** All provider states. `satisfies States` does not compile while one of the vocabulary is missing. */
import { accountStates } from './accountStates.ts';
import { bookingStates } from './bookingStates.ts';
import { checkinStates } from './checkinStates.ts';
import { checkoutStates } from './checkoutStates.ts';
import { connectStates } from './connectStates.ts';
import { courseStates } from './courseStates.ts';
import { paidStates } from './paidStates.ts';
import { paymentStates } from './paymentStates.ts';
import { registrationStates } from './registrationStates.ts';
import { singleCheckoutStates } from './singleCheckoutStates.ts';
import { slotStates } from './slotStates.ts';
import { studioStates } from './studioStates.ts';
import { trialStates } from './trialStates.ts';
import type { States } from './vocabulary.ts';

export const states = {
  ...accountStates,
  ...registrationStates,
  ...connectStates,
  ...studioStates,
  ...courseStates,
  ...slotStates,
  ...trialStates,
  ...bookingStates,
  ...checkinStates,
  ...paymentStates,
  ...checkoutStates,
  ...singleCheckoutStates,
  ...paidStates,
} satisfies States;
