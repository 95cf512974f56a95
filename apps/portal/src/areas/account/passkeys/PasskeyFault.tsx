import { FormattedMessage } from 'react-intl';
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { messages } from './messages.ts';

/** What browsers call what has happened (Web Authentication, section 5.1), in words of ours. */
const words: Readonly<Partial<Record<string, (typeof messages)['canceled']>>> = {
  NotAllowedError: messages.canceled,
  AbortError: messages.canceled,
  InvalidStateError: messages.onDevice,
};

/** What the browser says of a fault that is not the server's; undefined for all others. */
export const wordsOfBrowser = (error: unknown) =>
  error instanceof Error && Object.hasOwn(words, error.name) ? words[error.name] : undefined;

/** Why a passkey was not made or did not log in. */
export function PasskeyFault({ error }: { error: unknown }) {
  const told = wordsOfBrowser(error);
  return (
    <Alert kind="error">
      {told ? <FormattedMessage {...told} /> : <ErrorWords error={error} />}
    </Alert>
  );
}
