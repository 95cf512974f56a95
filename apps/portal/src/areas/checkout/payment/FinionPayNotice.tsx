import Button from '@mui/material/Button';
import { useListFinionPayPaymentRequests } from '@studio-portal/sdk/api/finion-pay';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { pendingMessages } from '../result/pendingMessages.ts';

/**
 * Shows the pending pay-later request with its deadline and a link; renders nothing before it was
 * requested.
 */
export function FinionPayNotice({ checkoutId }: { checkoutId: string }) {
  const { studio } = useStudio();
  const { data } = useListFinionPayPaymentRequests({ checkoutId }, { query: { staleTime: 0 } });
  const request = data?.[0];
  if (!request || (request.state !== 'OPEN' && request.state !== 'EXPIRED')) return null;
  const { serviceUrl, tokenValidUntil } = request;
  return (
    <Alert
      kind={serviceUrl === null ? 'warning' : 'info'}
      action={
        serviceUrl !== null && (
          <Button size="small" href={serviceUrl}>
            <FormattedMessage {...pendingMessages.toFinionPay} />
          </Button>
        )
      }
    >
      <FormattedMessage
        {...(serviceUrl === null ? pendingMessages.finionPayOver : pendingMessages.finionPayOpen)}
        values={{ until: <Moment at={tokenValidUntil} zone={studio.zoneId} inSentence /> }}
      />
    </Alert>
  );
}
