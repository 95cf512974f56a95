import { Alert } from '../../lib/alert/Alert.tsx';
import Button from '@mui/material/Button';
import { useGetTokenizationState } from '@studio-portal/sdk/api/tokenization';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { declineReasons } from './declineReasons.ts';
import { flowMessages } from './flowMessages.ts';

interface TokenizationOutcomeProps {
  reference: string;
  /** The holder said yes: go on. Called once. */
  onAuthorized: () => void;
  /** The tokenization is of no more use. */
  onForget: () => void;
}

/** What became of the card at the payment provider: read from the server, never from the return address. */
export function TokenizationOutcome({
  reference,
  onAuthorized,
  onForget,
}: TokenizationOutcomeProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { data, error, refetch } = useGetTokenizationState(reference, {
    query: { staleTime: 0, gcTime: 0 },
  });
  const authorized = data?.state === 'AUTHORIZED' || data?.state === 'COMPLETED';
  const told = useRef(false);
  useEffect(() => {
    if (!authorized || told.current) return;
    told.current = true;
    onAuthorized();
  }, [authorized, onAuthorized]);
  useEffect(() => {
    if (error?.status === 404) onForget();
  }, [error, onForget]);

  if (error)
    return (
      <Alert kind="error">
        <ErrorWords error={error} timeZone={studio.zoneId} />
      </Alert>
    );
  if (!data || authorized) return null;
  if (data.state === 'INITIATED')
    return (
      <Alert
        kind="info"
        action={
          <>
            <Button size="small" onClick={() => void refetch()}>
              <FormattedMessage {...flowMessages.checkAgain} />
            </Button>
            {data.challengeUrl && (
              <Button size="small" href={data.challengeUrl}>
                <FormattedMessage {...flowMessages.toChallenge} />
              </Button>
            )}
          </>
        }
      >
        <FormattedMessage {...flowMessages.challengeOpen} />
      </Alert>
    );
  return (
    <Alert kind="error">
      {data.state === 'DECLINED' ? (
        <FormattedMessage
          {...flowMessages.declined}
          values={{
            reason: intl.formatMessage(declineReasons[data.declineReason ?? 'CARD_REFUSED']),
          }}
        />
      ) : (
        <FormattedMessage
          {...(data.state === 'CANCELED'
            ? flowMessages.challengeCanceled
            : flowMessages.challengeExpired)}
        />
      )}
    </Alert>
  );
}
