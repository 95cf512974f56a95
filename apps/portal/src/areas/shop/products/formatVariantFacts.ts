import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';
import { visitPrice } from './visitPrice.ts';

/** Stock below which the remaining number is shown. */
const lowStockLimit = 10;

/** Formats the content of a variant: "10 bookings, valid for 6 months, €12.00 a visit". */
export function formatVariantFacts(variant: VirtualProductVariant, intl: IntlShape): string {
  const { benefitUnits, validity, stock } = variant;
  const term = validity && formatTerm(validity, intl);
  const visit = visitPrice(variant);
  return [
    benefitUnits !== null && intl.formatMessage(messages.bookings, { count: benefitUnits }),
    term !== null && intl.formatMessage(messages.validFor, { term }),
    visit !== undefined &&
      intl.formatMessage(messages.perVisit, { price: formatPrice(visit, intl.locale) }),
    stock === 0
      ? intl.formatMessage(messages.soldOut)
      : stock !== null &&
        stock < lowStockLimit &&
        intl.formatMessage(messages.left, { count: stock }),
  ]
    .filter((fact) => fact !== false)
    .join(', ');
}
