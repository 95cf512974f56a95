import { FormattedMessage } from 'react-intl';
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { messages } from './messages.ts';

/** Messages for browser errors (Web Authentication, section 5.1), by error name. */
const words: Readonly<Partial<Record<string, (typeof messages)['canceled']>>> = {
  NotAllowedError: messages.canceled,
  AbortError: messages.canceled,
  InvalidStateError: messages.onDevice,
};

/** Returns the message for a browser error; undefined for all others. */
export const wordsOfBrowser = (error: unknown) =>
  error instanceof Error && Object.hasOwn(words, error.name) ? words[error.name] : undefined;

/** Explains why a passkey could not be added or used. */
export function PasskeyFault({ error }: { error: unknown }) {
  const told = wordsOfBrowser(error);
  return (
    <Alert kind="error">
      {told ? <FormattedMessage {...told} /> : <ErrorWords error={error} />}
    </Alert>
  );
}
