import { Alert } from '../../../lib/alert/Alert.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import Button from '@mui/material/Button';
import { useGetTokenizationState } from '@studio-portal/sdk/api/tokenization';
import type { TokenizationState } from '@studio-portal/sdk/types';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { declineReasons } from './declineReasons.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { pendingMessages } from '../result/pendingMessages.ts';
import { pollUntilAnswered } from '../summary/pollUntilAnswered.ts';

interface TokenizationOutcomeProps {
  reference: string;
  /** Called once when the tokenization is authorized. */
  onAuthorized: () => void;
  /** Called when the tokenization is obsolete. */
  onForget: () => void;
  /** Appended to the reason of a failure. */
  nothingDone: MessageDescriptor;
}

/**
 * Shows the state of a tokenization, read from the server rather than the return address. Polls
 * while it is pending, so that the page continues by itself.
 */
export function TokenizationOutcome({
  reference,
  onAuthorized,
  onForget,
  nothingDone,
}: TokenizationOutcomeProps) {
  const { studio } = useStudio();
  const { data, error, refetch } = useGetTokenizationState(reference, {
    query: { ...pollUntilAnswered, gcTime: 0 },
  });
  const authorized = data?.state === 'AUTHORIZED' || data?.state === 'COMPLETED';
  const handleAuthorized = useEffectEvent(onAuthorized);
  useEffect(() => {
    if (authorized) handleAuthorized();
  }, [authorized]);
  useEffect(() => {
    if (error?.status === 404) onForget();
  }, [error, onForget]);

  if (error && !data)
    return (
      <Alert kind="error">
        <ErrorMessage error={error} timeZone={studio.zoneId} />
      </Alert>
    );
  if (!data || authorized) return null;
  return data.state === 'INITIATED' ? (
    <Waiting challengeUrl={data.challengeUrl} onCheck={() => void refetch()} />
  ) : (
    <Refused {...data} nothingDone={nothingDone} />
  );
}

/** Pending: the holder or the provider has not responded. Other methods stay available below. */
function Waiting({ challengeUrl, onCheck }: { challengeUrl: string | null; onCheck: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <>
          <Button size="small" onClick={onCheck}>
            <FormattedMessage {...pendingMessages.checkAgain} />
          </Button>
          {challengeUrl !== null && (
            <Button size="small" href={challengeUrl}>
              <FormattedMessage {...pendingMessages.toChallenge} />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage
        {...(challengeUrl === null ? pendingMessages.answerLate : pendingMessages.challengeOpen)}
      />{' '}
      <FormattedMessage {...pendingMessages.waitOrChoose} />
    </Alert>
  );
}

function Refused(
  props: Pick<TokenizationState, 'state' | 'declineReason'> &
    Pick<TokenizationOutcomeProps, 'nothingDone'>,
) {
  const { state, declineReason, nothingDone } = props;
  const intl = useIntl();
  return (
    <StepStart>
      <Alert kind="error">
        {state === 'DECLINED' ? (
          intl.formatMessage(declineReasons[declineReason ?? 'CARD_REFUSED'])
        ) : (
          <FormattedMessage
            {...(state === 'CANCELED'
              ? flowMessages.challengeCanceled
              : flowMessages.challengeExpired)}
          />
        )}{' '}
        <FormattedMessage {...nothingDone} />
      </Alert>
    </StepStart>
  );
}
