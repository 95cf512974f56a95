import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { type QueryKey, useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { failureMessages } from '../../../lib/api/failureMessages.ts';
import { pollInterval } from '../summary/pollInterval.ts';
import { pendingMessages } from '../result/pendingMessages.ts';
import type { LinkCheckout } from './useLinkCheckout.ts';

const Column = styled('div')({ display: 'grid', gap: space(24) });

interface LinkWaitingProps {
  /** Id in the calls. */
  id: string;
  state: 'AUTHENTICATION_REQUIRED' | 'AUTHENTICATED';
  paying: Pick<LinkCheckout, 'authenticate' | 'finalize' | 'pending' | 'error'>;
  /** Queries of the page to poll: the pending state, and data that may change elsewhere. */
  queryKeys: readonly QueryKey[];
  /** Returns to the choice of payment methods. */
  onOtherwise: () => void;
  timeZone: string;
  /** Shown until the bank has responded. */
  waiting: ReactNode;
  /** Shown once the bank has authorized. */
  busy: ReactNode;
}

/**
 * Waits for the bank and finalizes as soon as it has authorized. Until then it polls and offers
 * ways out.
 */
export function LinkWaiting(props: LinkWaitingProps) {
  const { id, state, paying, queryKeys, onOtherwise, timeZone, waiting, busy } = props;
  const { finalize, authenticate, pending, error } = paying;
  const answered = state === 'AUTHENTICATED';
  useEffect(() => {
    if (answered) finalize(id);
  }, [answered, id, finalize]);
  // Additional observers: the page's own have the query functions, these add polling while mounted.
  const queries = useQueries({
    queries: queryKeys.map((queryKey) => ({ queryKey, refetchInterval: pollInterval })),
  });
  return (
    <Column>
      <Typography role="status">{answered ? busy : waiting}</Typography>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={timeZone} />
        </Alert>
      )}
      {answered && error && (
        <Actions>
          <LoadingButton loading={pending} onClick={() => finalize(id)}>
            <FormattedMessage {...failureMessages.retry} />
          </LoadingButton>
        </Actions>
      )}
      {!answered && (
        <Actions>
          <LoadingButton loading={pending} onClick={() => authenticate(id)}>
            <FormattedMessage {...pendingMessages.toChallenge} />
          </LoadingButton>
          <Button
            variant="outlined"
            onClick={() => queries.forEach(({ refetch }) => void refetch())}
          >
            <FormattedMessage {...pendingMessages.checkAgain} />
          </Button>
          <Button variant="text" onClick={onOtherwise}>
            <FormattedMessage {...pendingMessages.payOtherwise} />
          </Button>
        </Actions>
      )}
    </Column>
  );
}
