import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { declineReasons } from './declineReasons.ts';
import type { Order } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { resultMessages } from '../result/resultMessages.ts';

/**
 * Shows why the bank declined, if known, and that nothing was charged if the server confirms it.
 */
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
