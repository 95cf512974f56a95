import { Alert } from '../../lib/alert/Alert.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { declineReasons } from './declineReasons.ts';
import type { Order } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';

/** Why the bank said no, as far as the server knows it. */
export function DeclinedNotice({ order: { failureReason } }: { order: Order }) {
  const intl = useIntl();
  return (
    <Alert kind="error">
      {failureReason ? (
        <FormattedMessage
          {...flowMessages.declined}
          values={{ reason: intl.formatMessage(declineReasons[failureReason]) }}
        />
      ) : (
        <FormattedMessage {...flowMessages.declinedUnknown} />
      )}
    </Alert>
  );
}
