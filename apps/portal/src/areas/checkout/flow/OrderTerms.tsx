import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { FlowTexts } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { hasConsumerRights } from './hasConsumerRights.ts';

/**
 * Terms below a total: VAT, renewal and, where the law gives one, the right of withdrawal. Debts have no
 * VAT, nor have orders in the US.
 */
export function OrderTerms({ texts }: { texts: Pick<FlowTexts, 'pay' | 'terms' | 'withdrawal'> }) {
  const { countryCode } = useStudio().studio.address;
  const hasVat = texts.pay === undefined && countryCode !== 'US';
  return (
    <>
      {hasVat && <FormattedMessage {...flowMessages.vat} />} <FormattedMessage {...texts.terms} />{' '}
      {texts.withdrawal && hasConsumerRights(countryCode) && (
        <FormattedMessage {...texts.withdrawal} />
      )}
    </>
  );
}
