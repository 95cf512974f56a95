import Alert from '@mui/material/Alert';
import { useGetCheckout } from '@studio-portal/sdk/api/checkouts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { declineReasons } from '../declineReasons.ts';
import { flowMessages } from '../flowMessages.ts';

/** Back at the payment step after a declined payment (`?failed=<checkoutId>`): why, as the server knows it. */
export function FailedCheckout() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const failed = query.get('failed') ?? '';
  const { data } = useGetCheckout(failed, { query: { enabled: /^[0-9a-f-]{36}$/.test(failed) } });
  if (data?.state !== 'FAILED') return null;
  return (
    <Alert severity="error" role="alert">
      <FormattedMessage
        {...flowMessages.declined}
        values={{
          reason: intl.formatMessage(declineReasons[data.failureReason ?? 'CARD_REFUSED']),
        }}
      />
    </Alert>
  );
}
