import type { BookingOption } from '@studio-portal/sdk/types';

/** Booking option of a membership that includes all visits. */
export const unlimitedOption = {
  id: 1,
  type: 'FREE_USAGE',
  name: 'Premium',
  valid: true,
  invalidReason: null,
  remaining: null,
  validFrom: null,
  validUntil: null,
  limit: null,
  renewsOn: null,
} satisfies BookingOption;
