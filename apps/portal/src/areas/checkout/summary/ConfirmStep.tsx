import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { errorText } from '../../../lib/api/errors/useErrorText.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Order } from '../flow/Flow.ts';
import { OrderGate } from '../flow/OrderGate.tsx';
import { pendingMessages } from '../result/pendingMessages.ts';
import { PendingPayment } from '../result/PendingPayment.tsx';
import { resultMessages } from '../result/resultMessages.ts';
import { ResultRoom } from '../result/ResultRoom.tsx';
import { useOrdering } from './useOrdering.ts';

/**
 * Page the bank redirects to: reads the result from the server and finalizes an authorized order.
 */
export const ConfirmStep = ({ flow }: { flow: Flow }) => (
  <OrderGate flow={flow} states={['AUTHENTICATION_REQUIRED', 'AUTHENTICATED']}>
    {(order, refetch) => <Confirm flow={flow} order={order} refetch={refetch} />}
  </OrderGate>
);

interface ConfirmProps {
  flow: Flow;
  order: Order;
  refetch: () => void;
}

/** Finalizes an authorized order; otherwise waits for the bank. */
export const Confirm = ({ flow, order, refetch }: ConfirmProps) =>
  order.state === 'AUTHENTICATED' ? (
    <Booking flow={flow} order={order} refetch={refetch} />
  ) : (
    <PendingPayment order={order} refetch={refetch} />
  );

function Booking({ flow, order, refetch }: ConfirmProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { book, pending, error } = useOrdering(order, refetch);
  const { status = 0, errorCode } = toApiError(error) ?? {};
  // Without a response the outcome is unknown. Repeating is safe: one order is booked once.
  const isRefused = status >= 400 && status < 500;
  const isFull = errorCode === 'booking.error.slotfull';
  const { Alternatives } = flow;
  useEffect(() => book(), [book]);
  return (
    <ResultRoom>
      <ResultMark
        kind={isRefused ? 'failure' : 'pending'}
        titleComponent="h1"
        title={
          error ? (
            errorText(error, intl, studio.zoneId).title
          ) : (
            <FormattedMessage {...flow.texts.booking} />
          )
        }
        // After other refusals something may have been booked: by a repeated call, or another order.
        {...(isFull ? { description: <FormattedMessage {...resultMessages.canceledText} /> } : {})}
        next={
          isFull &&
          Alternatives && (
            <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
              <Alternatives item={order.subject} />
            </Box>
          )
        }
        actions={
          error && (
            <>
              {!isRefused && (
                <LoadingButton loading={pending} onClick={() => book()}>
                  <FormattedMessage {...pendingMessages.checkAgain} />
                </LoadingButton>
              )}
              <Button
                variant={isRefused ? 'contained' : 'outlined'}
                component={Link}
                to={order.subject.start}
              >
                <FormattedMessage {...flow.texts.toStart} />
              </Button>
            </>
          )
        }
      />
    </ResultRoom>
  );
}
