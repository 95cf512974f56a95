import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { identityFaultOf } from './useIdentityCheck.ts';
import { signMessages as messages } from './signMessages.ts';

interface SigningProblemProps {
  /** Why the last press of the button came to nothing, if it did. */
  error: unknown;
  /** The connection broke: nobody knows whether it arrived. */
  isUnknown: boolean;
  /** It was sent before, with other details, and arrived. */
  alreadySent: boolean;
  priceChanged: boolean;
  /** Why there is no price to sign. */
  previewError: unknown;
}

/** What went wrong, right above the button, and what to do: the truth also where nobody knows what became of it. */
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
  const identity = identityFaultOf(error, intl);
  if (identity !== undefined) return <Alert kind="error">{identity}</Alert>;
  const told = error ?? previewError;
  return told ? (
    <Alert kind="error">
      <ErrorMessage error={told} timeZone={studio.zoneId} />
    </Alert>
  ) : null;
}
