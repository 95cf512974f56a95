import { FormattedMessage } from 'react-intl';
import type { PushHere } from './devicePush.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { answerOf } from '../../../lib/api/errors/answerOf.ts';
import { messages } from './messages.ts';

interface PushFaultProps {
  here: PushHere | undefined;
  error: Error | null;
}

/**
 * Explains why notifications are not on: blocked by the browser, or an error of the browser or
 * backend.
 */
export function PushFault({ here, error }: PushFaultProps) {
  if (here === 'refused')
    return (
      <Alert kind="info">
        <FormattedMessage {...messages.refused} />
      </Alert>
    );
  if (!error) return null;
  return (
    <Alert kind="error">
      {answerOf(error) ? <ErrorWords error={error} /> : <FormattedMessage {...messages.failed} />}
    </Alert>
  );
}
