import type { Money, VirtualProductVariant } from '@studio-portal/sdk/types';

/**
 * Returns what one visit of a pack costs, in whole cents, rounded half up; undefined for free
 * variants and for those that are no pack of several visits.
 */
export function visitPrice({
  benefitUnits,
  price: { amount, currency },
}: Pick<VirtualProductVariant, 'benefitUnits' | 'price'>): Money | undefined {
  if (benefitUnits === null || benefitUnits < 2 || amount === 0) return undefined;
  // Amounts have at most two decimals, so the cents are exact.
  const cents = Math.round(Math.round(amount * 100) / benefitUnits);
  return { amount: cents / 100, currency };
}
