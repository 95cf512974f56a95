import type { Money } from '@studio-portal/sdk/types';
import { withMinusSign } from '@studio-portal/ui/withMinusSign';
import type { IntlShape } from 'react-intl';

/**
 * Formats an amount in the locale, a negative one with a minus sign instead of Intl's hyphen.
 * Unlike a price (`formatPrice`), zero is a number: "€0.00".
 */
export const formatSum = (
  { amount, currency }: Money,
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
): string => withMinusSign(formatNumber(amount, { style: 'currency', currency }));
