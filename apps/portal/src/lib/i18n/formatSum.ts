import type { Money } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';

/** A sum that somebody has, in words of the locale; unlike a price (`formatPrice`) also nothing is a number: "€0.00". */
export const formatSum = (
  { amount, currency }: Money,
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
): string => formatNumber(amount, { style: 'currency', currency });
