import { FormattedMessage } from 'react-intl';
import type { PushState } from './devicePush.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { messages } from './messages.ts';

interface PushErrorProps {
  here: PushState | undefined;
  error: Error | null;
}

/**
 * Explains why notifications are not on: blocked by the browser, or an error of the browser or
 * backend.
 */
export function PushError({ here, error }: PushErrorProps) {
  if (here === 'refused')
    return (
      <Alert kind="info">
        <FormattedMessage {...messages.refused} />
      </Alert>
    );
  if (!error) return null;
  return (
    <Alert kind="error">
      {toApiError(error) ? (
        <ErrorMessage error={error} />
      ) : (
        <FormattedMessage {...messages.failed} />
      )}
    </Alert>
  );
}
