import type { BookingOption } from '@studio-portal/sdk/types';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { bookingMessages } from './bookingMessages.ts';

/** Labels for the types of booking options (spec 3, "Benefit types"). */
const benefitTypes = {
  FLAT_CONTINGENT: bookingMessages.typeFlat,
  FREE_USAGE: bookingMessages.typeFlat,
  INCLUSIVE_CONTINGENT: bookingMessages.typeIncluded,
  PURCHASED_CONTINGENT: bookingMessages.typePurchased,
  TRIAL_CONTINGENT: bookingMessages.typeTrial,
} satisfies Record<BookingOption['type'], MessageDescriptor>;

const limits = {
  DAY: bookingMessages.limitDay,
  WEEK: bookingMessages.limitWeek,
  MONTH: bookingMessages.limitMonth,
  TERM: bookingMessages.limitTerm,
} satisfies Record<NonNullable<BookingOption['limit']>['period'], MessageDescriptor>;

/** Formats how often an option can be used, or what kind of option it is if that is not limited. */
export const formatBenefit = (
  { type, limit }: Pick<BookingOption, 'type' | 'limit'>,
  intl: IntlShape,
): string =>
  limit
    ? intl.formatMessage(limits[limit.period], { count: limit.uses })
    : intl.formatMessage(benefitTypes[type]);
