import type { BookingOption } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { bookingMessages } from './bookingMessages.ts';

/** Labels for the types of booking options (spec 3, "Benefit types"). */
export const benefitTypes = {
  FLAT_CONTINGENT: bookingMessages.typeFlat,
  FREE_USAGE: bookingMessages.typeFree,
  INCLUSIVE_CONTINGENT: bookingMessages.typeIncluded,
  PURCHASED_CONTINGENT: bookingMessages.typePurchased,
  TRIAL_CONTINGENT: bookingMessages.typeTrial,
} satisfies Record<BookingOption['type'], MessageDescriptor>;
