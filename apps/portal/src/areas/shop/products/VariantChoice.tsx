import type { ChoiceCard } from '@studio-portal/ui/ChoiceCards';
import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import type { FieldProps } from '../../../lib/forms/useAppForm.ts';
import { formatVariantFacts } from './formatVariantFacts.ts';

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
