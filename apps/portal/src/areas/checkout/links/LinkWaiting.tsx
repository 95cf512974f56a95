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
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { failureMessages } from '../../../lib/api/failureMessages.ts';
import { askAgainAfter } from '../summary/askAgainAfter.ts';
import { pendingMessages } from '../result/pendingMessages.ts';
import type { LinkCheckout } from './useLinkCheckout.ts';

const Column = styled('div')({ display: 'grid', gap: space(24) });

interface LinkWaitingProps {
  /** Names it in the calls. */
  id: string;
  state: 'AUTHENTICATION_REQUIRED' | 'AUTHENTICATED';
  paying: Pick<LinkCheckout, 'authenticate' | 'finalize' | 'pending' | 'error'>;
  /** Queries of the page to poll meanwhile: what is waited for, and what may be done elsewhere. */
  queryKeys: readonly QueryKey[];
  /** Back to the choice of what pays. */
  onOtherwise: () => void;
  timeZone: string;
  /** While the bank has not answered: that, and what has not been done so far. */
  waiting: ReactNode;
  /** Once it has said yes. */
  busy: ReactNode;
}

/** The bank is asked, or has said yes: then it is done at once. Until then the page asks again by itself, and has the ways out. */
export function LinkWaiting(props: LinkWaitingProps) {
  const { id, state, paying, queryKeys, onOtherwise, timeZone, waiting, busy } = props;
  const { finalize, authenticate, pending, error } = paying;
  const answered = state === 'AUTHENTICATED';
  useEffect(() => {
    if (answered) finalize(id);
  }, [answered, id, finalize]);
  // Second observers: the page's own have the query functions, these add the interval for as long as the wait is shown.
  const queries = useQueries({
    queries: queryKeys.map((queryKey) => ({ queryKey, refetchInterval: askAgainAfter })),
  });
  return (
    <Column>
      <Typography role="status">{answered ? busy : waiting}</Typography>
      {error && (
        <Alert kind="error">
          <ErrorWords error={error} timeZone={timeZone} />
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
