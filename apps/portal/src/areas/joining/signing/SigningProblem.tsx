import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { failureMessages } from '../../../lib/api/failureMessages.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { getIdentityMessage } from './useIdentityCheck.ts';
import { signMessages as messages } from './signMessages.ts';

interface SigningProblemProps {
  /** Error of the last attempt to sign, if any. */
  error: unknown;
  /** True if the connection was lost, so the outcome is unknown. */
  isUnknown: boolean;
  /** True if the request arrived earlier with other details. */
  alreadySent: boolean;
  priceChanged: boolean;
  /** Price preview, which signing requires. */
  preview: { error: unknown; refetch: () => unknown };
}

/**
 * Error message above the order button, with what to do. Says so if the outcome is unknown. An
 * error of the attempt takes the focus, because the order stands between it and the button.
 */
export function SigningProblem({ preview, ...attempt }: SigningProblemProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const attemptText = describeAttempt(attempt, intl, studio.zoneId);
  if (attemptText)
    return (
      <StepStart>
        <Alert kind={attempt.priceChanged ? 'warning' : 'error'}>{attemptText}</Alert>
      </StepStart>
    );
  return preview.error ? (
    <Alert
      kind="error"
      action={
        <Button variant="text" onClick={() => void preview.refetch()}>
          <FormattedMessage {...failureMessages.retry} />
        </Button>
      }
    >
      <ErrorMessage error={preview.error} timeZone={studio.zoneId} />
    </Alert>
  ) : null;
}

function describeAttempt(
  { error, isUnknown, alreadySent, priceChanged }: Omit<SigningProblemProps, 'preview'>,
  intl: IntlShape,
  timeZone: string,
): ReactNode {
  if (priceChanged) return <FormattedMessage {...messages.priceChanged} />;
  if (alreadySent) return <FormattedMessage {...flowMessages.alreadySent} />;
  if (isUnknown) return <FormattedMessage {...messages.sendAgain} />;
  return (
    getIdentityMessage(error, intl) ??
    (error ? <ErrorMessage error={error} timeZone={timeZone} /> : null)
  );
}
