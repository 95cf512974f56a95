import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toContactValues } from '../contact/customerData.ts';
import { declineReasons } from '../payment/declineReasons.ts';
import type { Flow, Order } from '../flow/Flow.ts';
import { orderReference } from './reference.tsx';
import { restoreSlot } from '../orders/openOrders.ts';
import { retryPaymentPath } from '../payment/retryPaymentPath.ts';
import { ResultRoom } from './ResultRoom.tsx';
import { resultMessages } from './resultMessages.ts';
import { useDraft } from '../flow/useDraft.ts';

/** Page of an order that ended without a booking: the consequence and what to do. */
export function NoResult({ flow, order }: { flow: Flow; order: Order }) {
  const intl = useIntl();
  const { id, state, failureReason, charged, subject } = order;
  const { start, addresses } = subject;
  const { user } = useStudio();
  const draft = useDraft(start);
  // In another visit the order is the only source of contact data and slot.
  const keep = () => {
    draft.update({ contact: draft.read().contact ?? toContactValues(order) });
    restoreSlot(id, user?.id);
  };
  const texts =
    failureReason === 'DEBIT_RETURNED'
      ? { title: resultMessages.failed, text: resultMessages.returnedText }
      : state === 'EXPIRED'
        ? { title: resultMessages.expired, text: resultMessages.expiredText }
        : state === 'CANCELED'
          ? { title: resultMessages.canceled, text: resultMessages.expiredText }
          : {
              title: resultMessages.failed,
              text: failureReason ? resultMessages.failedText : resultMessages.canceledText,
            };
  const reason = failureReason ? intl.formatMessage(declineReasons[failureReason]) : undefined;
  return (
    <ResultRoom>
      <ResultMark
        kind="failure"
        titleComponent="h1"
        title={<FormattedMessage {...texts.title} />}
        description={
          charged ? (
            <>
              {reason} <FormattedMessage {...resultMessages.chargedText} />
            </>
          ) : (
            <FormattedMessage {...texts.text} values={{ reason }} />
          )
        }
        reference={orderReference(id)}
        actions={
          <>
            {state !== 'CANCELED' && (
              <Button
                variant="contained"
                component={Link}
                to={retryPaymentPath(addresses, id)}
                onClick={keep}
              >
                <FormattedMessage {...resultMessages.tryAgain} />
              </Button>
            )}
            <Button
              variant={state === 'CANCELED' ? 'contained' : 'outlined'}
              component={Link}
              to={start}
              onClick={keep}
            >
              <FormattedMessage {...flow.texts.toStart} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
