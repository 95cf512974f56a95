import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
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
  /** Error of the price preview. */
  previewError: unknown;
}

/** Error message above the order button, with what to do. Says so if the outcome is unknown. */
export function SigningProblem({
  error,
  isUnknown,
  alreadySent,
  priceChanged,
  previewError,
}: SigningProblemProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  if (priceChanged)
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.priceChanged} />
      </Alert>
    );
  if (alreadySent)
    return (
      <Alert kind="error">
        <FormattedMessage {...flowMessages.alreadySent} />
      </Alert>
    );
  if (isUnknown)
    return (
      <Alert kind="error">
        <FormattedMessage {...messages.sendAgain} />
      </Alert>
    );
  const identity = getIdentityMessage(error, intl);
  if (identity !== undefined) return <Alert kind="error">{identity}</Alert>;
  const shownError = error ?? previewError;
  return shownError ? (
    <Alert kind="error">
      <ErrorMessage error={shownError} timeZone={studio.zoneId} />
    </Alert>
  ) : null;
}
