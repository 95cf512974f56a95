import type { BookingOption } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { bookingMessages } from './bookingMessages.ts';

/** What kind of thing a member holds, in words (specification 1, section 3, "Benefit types"). */
export const benefitTypes = {
  FLAT_CONTINGENT: bookingMessages.typeFlat,
  FREE_USAGE: bookingMessages.typeFree,
  INCLUSIVE_CONTINGENT: bookingMessages.typeIncluded,
  PURCHASED_CONTINGENT: bookingMessages.typePurchased,
  TRIAL_CONTINGENT: bookingMessages.typeTrial,
} satisfies Record<BookingOption['type'], MessageDescriptor>;
