import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/** Stock below which the remaining number is shown. */
const lowStockLimit = 10;

/** Formats the content of a variant: "10 bookings, valid for 6 months". */
export function formatVariantFacts(variant: VirtualProductVariant, intl: IntlShape): string {
  const { benefitUnits, validity, stock } = variant;
  const term = validity && formatTerm(validity, intl);
  return [
    benefitUnits !== null && intl.formatMessage(messages.bookings, { count: benefitUnits }),
    term !== null && intl.formatMessage(messages.validFor, { term }),
    stock === 0
      ? intl.formatMessage(messages.soldOut)
      : stock !== null &&
        stock < lowStockLimit &&
        intl.formatMessage(messages.left, { count: stock }),
  ]
    .filter((fact) => fact !== false)
    .join(', ');
}
