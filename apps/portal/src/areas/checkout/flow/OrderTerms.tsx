import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { FlowTexts } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';

/** Terms below a total, after the note that it includes VAT. Debts have none, nor have orders in the US. */
export function OrderTerms({ texts }: { texts: Pick<FlowTexts, 'pay' | 'terms'> }) {
  const { studio } = useStudio();
  const hasVat = texts.pay === undefined && studio.address.countryCode !== 'US';
  return (
    <>
      {hasVat && <FormattedMessage {...flowMessages.vat} />} <FormattedMessage {...texts.terms} />
    </>
  );
}
