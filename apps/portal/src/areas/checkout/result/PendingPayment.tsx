import Button from '@mui/material/Button';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { memberCalls, visitorCalls } from '../flow/checkoutCalls.ts';
import type { Order } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { pendingMessages } from './pendingMessages.ts';
import { ResultRoom } from './ResultRoom.tsx';
import { orderReference } from './reference.tsx';
import { resultMessages } from './resultMessages.ts';
import { useOrdering } from '../summary/useOrdering.ts';

interface PendingPaymentProps {
  /** In the state AUTHENTICATION_REQUIRED. */
  order: Order;
  refetch: () => void;
}

/**
 * Page of an order that waits for its holder or the bank. Continues by itself once the server knows
 * the result, shows the deadline, and offers ways out. Users find it again at its address, under My
 * bookings and My payments.
 */
export function PendingPayment({ order, refetch }: PendingPaymentProps) {
  const { studio } = useStudio();
  const ordering = useOrdering(order, refetch);
  const { ask, challengeUrl } = useChallenge(order, refetch);
  const answered = challengeUrl === null;
  const busy = ordering.canceling || ask.isPending;
  const error = ordering.error ?? ask.error;
  return (
    <ResultRoom>
      <ResultMark
        kind="pending"
        titleComponent="h1"
        title={
          <FormattedMessage
            {...(answered ? resultMessages.answerTitle : resultMessages.challengeTitle)}
          />
        }
        description={
          <>
            <FormattedMessage
              {...(answered ? pendingMessages.answerLate : pendingMessages.challengeOpen)}
            />{' '}
            <FormattedMessage
              {...pendingMessages.pendingUntil}
              values={{ until: <Moment at={order.expiresAt} zone={studio.zoneId} inSentence /> }}
            />{' '}
            {order.publicToken === null && <FormattedMessage {...pendingMessages.pendingFind} />}
          </>
        }
        reference={orderReference(order.id)}
        next={
          error && (
            <Alert kind="error">
              <ErrorMessage error={error} timeZone={studio.zoneId} />
            </Alert>
          )
        }
        actions={
          <>
            {!answered && (
              <LoadingButton loading={ordering.pending || busy} onClick={ordering.order}>
                <FormattedMessage {...pendingMessages.toChallenge} />
              </LoadingButton>
            )}
            <Button variant="outlined" onClick={refetch}>
              <FormattedMessage {...pendingMessages.checkAgain} />
            </Button>
            <Button variant="text" disabled={busy} onClick={ordering.changeMethod}>
              <FormattedMessage {...pendingMessages.payOtherwise} />
            </Button>
            <LoadingButton
              variant="text"
              loading={ordering.canceling}
              disabled={ask.isPending}
              onClick={ordering.cancelOrder}
            >
              <FormattedMessage {...flowMessages.giveUp} />
            </LoadingButton>
          </>
        }
      />
    </ResultRoom>
  );
}

/**
 * Requests once whether the holder must still respond (`challengeUrl`), or has responded and the
 * bank is pending (null).
 */
function useChallenge({ id, publicToken, subject }: Order, refetch: () => void) {
  const { addresses } = subject;
  const calls = publicToken === null ? memberCalls : visitorCalls;
  const ask = useApiMutation([calls.authenticate.operation], {
    mutationFn: () =>
      calls.authenticate.send(publicToken ?? id, {
        returnPath: (addresses.confirm ?? addresses.summary)(id),
      }),
    // The state has changed in the meantime.
    onSuccess: ({ state }) => state !== 'AUTHENTICATION_REQUIRED' && refetch(),
  });
  const { mutate } = ask;
  useEffect(() => mutate(), [mutate]);
  return { ask, challengeUrl: ask.data?.challengeUrl };
}
