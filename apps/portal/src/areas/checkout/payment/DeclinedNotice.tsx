import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { declineReasons } from './declineReasons.ts';
import type { Order } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { resultMessages } from '../result/resultMessages.ts';

/** Why the bank said no, as far as the server knows it; that nothing was charged is said when the server says so. */
export function DeclinedNotice({ order: { failureReason, charged } }: { order: Order }) {
  const intl = useIntl();
  const reason = failureReason ? intl.formatMessage(declineReasons[failureReason]) : undefined;
  return (
    <Alert kind="error">
      {charged ? (
        <>
          {reason} <FormattedMessage {...resultMessages.chargedText} />
        </>
      ) : (
        <FormattedMessage
          {...(failureReason === 'DEBIT_RETURNED'
            ? resultMessages.returnedText
            : reason
              ? flowMessages.declined
              : flowMessages.declinedUnknown)}
          values={{ reason }}
        />
      )}
    </Alert>
  );
}
