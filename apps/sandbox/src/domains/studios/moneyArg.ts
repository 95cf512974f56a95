import type { TypedArg } from '../../platform/http/apiError.ts';
import { formatMoney } from '../../platform/mail/formatMoney.ts';
import { currentSurface } from '../../platform/scope.ts';
import { type StoredStudio, studioLanguage } from './rules.ts';

/** Creates the argument of an error with an amount, in the language of the request or else of the studio. */
export const moneyArg = (
  studio: Pick<StoredStudio, 'locale'>,
  minorUnits: number,
  currency: string,
): TypedArg => ({
  type: 'STRING',
  value: formatMoney(currentSurface()?.language ?? studioLanguage(studio), minorUnits, currency),
});
