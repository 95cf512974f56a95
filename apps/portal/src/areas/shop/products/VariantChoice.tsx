import type { ChoiceCard } from '@studio-portal/ui/ChoiceCards';
import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import type { FieldProps } from '../../../lib/forms/useAppForm.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/** Stock below which the remaining number is shown. */
const lowStockLimit = 10;

/** Formats the content of a variant: "10 bookings, valid for 6 months". */
function formatVariantFacts(variant: VirtualProductVariant, intl: IntlShape): string {
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

/** Variants of a product as cards with their prices. */
export function VariantChoice({
  variants,
  ...field
}: FieldProps<'choice'> & { variants: readonly VirtualProductVariant[] }) {
  const intl = useIntl();
  const options = variants.map((variant): ChoiceCard => {
    const facts = formatVariantFacts(variant, intl);
    return {
      value: String(variant.id),
      title: variant.name,
      ...(facts === '' ? {} : { text: facts }),
      end: <PriceLabel price={variant.price} />,
      disabled: variant.stock === 0,
    };
  });
  return <ChoiceInput {...field} options={options} />;
}
