import Button from '@mui/material/Button';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { errorText } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow, Order } from './Flow.ts';
import { flowMessages } from './flowMessages.ts';
import { OrderGate } from './OrderGate.tsx';
import { ResultRoom } from './ResultRoom.tsx';
import { resultMessages } from './resultMessages.ts';
import { useOrdering } from './useOrdering.ts';

/** Back from the bank: the server says what it answered, and a yes is booked at once. */
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

/** Books an order that the bank has confirmed; while it has not, says so and leads back to it. */
export function Confirm({ flow, order: placed, refetch }: ConfirmProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { book, order, pending, error } = useOrdering(placed);
  const authenticated = placed.state === 'AUTHENTICATED';
  const begun = useRef(false);
  useEffect(() => {
    if (!authenticated || begun.current) return;
    begun.current = true;
    book();
  }, [authenticated, book]);

  const title = authenticated ? flow.texts.booking : resultMessages.challengeTitle;
  const actions = error ? (
    <Button variant="outlined" component={Link} to={placed.subject.start}>
      <FormattedMessage {...flow.texts.toStart} />
    </Button>
  ) : authenticated ? undefined : (
    <>
      <LoadingButton loading={pending} onClick={order}>
        <FormattedMessage {...flowMessages.toChallenge} />
      </LoadingButton>
      <Button variant="outlined" onClick={refetch}>
        <FormattedMessage {...flowMessages.checkAgain} />
      </Button>
    </>
  );
  return (
    <ResultRoom>
      <ResultMark
        kind={error ? 'failure' : 'pending'}
        titleComponent="h1"
        title={
          error ? errorText(error, intl, studio.zoneId).title : <FormattedMessage {...title} />
        }
        description={
          authenticated ? undefined : <FormattedMessage {...flowMessages.challengeOpen} />
        }
        actions={actions}
      />
    </ResultRoom>
  );
}
