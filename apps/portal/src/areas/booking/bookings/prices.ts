import type { AppointmentPrice, Money } from '@studio-portal/sdk/types';

/** Returns whether only members can book at this price. */
export const isMembersOnly = (price: AppointmentPrice): boolean =>
  typeof price === 'object' && price.state === 'MEMBER_ONLY';

/**
 * Returns the amount due, which the API sends as a number or an object (spec 3); 0 if it is free or
 * unknown.
 * @param currency that of the studio, for numbers
 */
export const toAmount = (price: AppointmentPrice, currency: string): Money =>
  typeof price === 'number'
    ? { amount: price, currency }
    : ((price.state === 'FREE' ? null : price.money) ?? { amount: 0, currency });

/** Returns the price of an appointment; undefined if only members can book, or it is unknown. */
export function toMoney(price: AppointmentPrice, currency: string): Money | undefined {
  const isUnknown = typeof price === 'object' && price.state !== 'FREE' && price.money === null;
  return isMembersOnly(price) || isUnknown ? undefined : toAmount(price, currency);
}

/** Returns the trial that can be used instead of paying; null if there is none. */
export const findTrialId = (price: AppointmentPrice): number | null =>
  typeof price === 'number' ? null : price.benefitTrialConfigurationId;
