import { FormattedMessage } from 'react-intl';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { messages } from './messages.ts';

/** Messages for browser errors (Web Authentication, section 5.1), by error name. */
const browserMessages: Readonly<Partial<Record<string, (typeof messages)['canceled']>>> = {
  NotAllowedError: messages.canceled,
  AbortError: messages.canceled,
  InvalidStateError: messages.onDevice,
  ConstraintError: messages.unsupported,
  NotReadableError: messages.unsupported,
  NotSupportedError: messages.unsupported,
  SecurityError: messages.unsupported,
  UnknownError: messages.unsupported,
};

/** Returns the message for a browser error; undefined for all others. */
export const browserErrorMessage = (error: unknown) =>
  error instanceof Error && Object.hasOwn(browserMessages, error.name)
    ? browserMessages[error.name]
    : undefined;

/** Explains why a passkey could not be added or used. */
export function PasskeyError({ error }: { error: unknown }) {
  const browserMessage = browserErrorMessage(error);
  return (
    <Alert kind="error">
      {browserMessage ? <FormattedMessage {...browserMessage} /> : <ErrorMessage error={error} />}
    </Alert>
  );
}
