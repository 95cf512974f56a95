import { accountStates } from './vocabulary/accountStates.ts';
import { bookingStates } from './vocabulary/bookingStates.ts';
import { checkinStates } from './vocabulary/checkinStates.ts';
import { customerDataStates } from './vocabulary/customerDataStates.ts';
import { idlePeriodStates } from './vocabulary/idlePeriodStates.ts';
import { linkStates } from './vocabulary/linkStates.ts';
import { loyaltyStates } from './vocabulary/loyaltyStates.ts';
import { rewardStates } from './vocabulary/rewardStates.ts';
import { contractStates } from './vocabulary/contractStates.ts';
import { productStates } from './vocabulary/productStates.ts';
import { memberStates } from './vocabulary/memberStates.ts';
import { familyStates } from './vocabulary/familyStates.ts';
import { calendarStates } from './vocabulary/calendarStates.ts';
import { pushStates } from './vocabulary/pushStates.ts';
import { walletStates } from './vocabulary/walletStates.ts';
import { passkeyStates } from './vocabulary/passkeyStates.ts';
import { paymentStates } from './vocabulary/paymentStates.ts';
import { standingBookingStates } from './vocabulary/standingBookingStates.ts';
import { trialStates } from './vocabulary/trialStates.ts';
import { studioStates } from './vocabulary/studioStates.ts';

/**
 * Complete vocabulary of provider states that a backend must support. Pacts use no other states.
 */
export const vocabulary = {
  ...studioStates,
  ...accountStates,
  ...passkeyStates,
  ...calendarStates,
  ...pushStates,
  ...walletStates,
  ...familyStates,
  ...bookingStates,
  ...standingBookingStates,
  ...trialStates,
  ...checkinStates,
  ...paymentStates,
  ...productStates,
  ...linkStates,
  ...contractStates,
  ...memberStates,
  ...customerDataStates,
  ...idlePeriodStates,
  ...loyaltyStates,
  ...rewardStates,
} as const;
