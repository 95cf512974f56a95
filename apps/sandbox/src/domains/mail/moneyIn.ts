import { amountOf } from '../../money.ts';

/** An amount as the reader writes it. @param minorUnits integer, in the minor unit of the currency */
export const moneyIn = (locale: string, minorUnits: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    amountOf(minorUnits, currency),
  );
