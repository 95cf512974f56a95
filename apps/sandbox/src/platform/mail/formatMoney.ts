import { amountOf } from '../money.ts';

/**
 * Formats an amount in a locale, a negative one with a minus sign instead of Intl's hyphen.
 * @param minorUnits integer, in the minor unit of the currency
 */
export const formatMoney = (locale: string, minorUnits: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .format(amountOf(minorUnits, currency))
    .replace('-', '−');
