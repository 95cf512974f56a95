/** All provider states. `satisfies States` fails to compile while one of the vocabulary is missing. */
import { accountStates } from './accountStates.ts';
import { balanceStates } from './balanceStates.ts';
import { bookingStates } from './bookingStates.ts';
import { checkinStates } from './checkinStates.ts';
import { checkoutStates } from './checkoutStates.ts';
import { connectStates } from './connectStates.ts';
import { consumptionCreditStates } from './consumptionCreditStates.ts';
import { consentStates } from './consentStates.ts';
import { contentStates } from './contentStates.ts';
import { visitStates } from './visitStates.ts';
import { contractStates } from './contractStates.ts';
import { courseStates } from './courseStates.ts';
import { customerDataStates } from './customerDataStates.ts';
import { idlePeriodStates } from './idlePeriodStates.ts';
import { invoiceStates } from './invoiceStates.ts';
import { linkStates } from './linkStates.ts';
import { membershipStates } from './membershipStates.ts';
import { loyaltyStates } from './loyaltyStates.ts';
import { rewardStates } from './rewardStates.ts';
import { messageStates } from './messageStates.ts';
import { paidStates } from './paidStates.ts';
import { familyStates } from './familyStates.ts';
import { pushStates } from './pushStates.ts';
import { calendarStates } from './calendarStates.ts';
import { standingBookingStates } from './standingBookingStates.ts';
import { walletStates } from './walletStates.ts';
import { passkeyStates } from './passkeyStates.ts';
import { paymentStates } from './paymentStates.ts';
import { productStates } from './productStates.ts';
import { registrationStates } from './registrationStates.ts';
import { singleCheckoutStates } from './singleCheckoutStates.ts';
import { slotStates } from './slotStates.ts';
import { studioStates } from './studioStates.ts';
import { trialStates } from './trialStates.ts';
import type { States } from './vocabulary.ts';

export const states = {
  ...accountStates,
  ...registrationStates,
  ...consentStates,
  ...calendarStates,
  ...passkeyStates,
  ...pushStates,
  ...walletStates,
  ...familyStates,
  ...connectStates,
  ...studioStates,
  ...courseStates,
  ...standingBookingStates,
  ...slotStates,
  ...trialStates,
  ...bookingStates,
  ...checkinStates,
  ...visitStates,
  ...contentStates,
  ...paymentStates,
  ...checkoutStates,
  ...singleCheckoutStates,
  ...paidStates,
  ...productStates,
  ...balanceStates,
  ...linkStates,
  ...contractStates,
  ...customerDataStates,
  ...membershipStates,
  ...idlePeriodStates,
  ...invoiceStates,
  ...consumptionCreditStates,
  ...messageStates,
  ...rewardStates,
  ...loyaltyStates,
} satisfies States;
