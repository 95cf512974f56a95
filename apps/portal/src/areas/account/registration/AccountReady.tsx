import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { messages } from '../shared/messages.ts';
import { ErrorWords } from '../../../lib/api/errors/ErrorWords.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { AddressStep } from './AddressStep.tsx';

interface AccountReadyProps {
  email: string;
  onLogin: () => void;
  /** The login is under way, as it is at first. */
  pending: boolean;
  /** Why it failed; the address stays confirmed. */
  error: Error | null;
}

/** The address is confirmed, its code spent: from here on only the login is tried, as often as it takes. */
export const AccountReady = ({ email, onLogin, pending, error }: AccountReadyProps) => (
  <>
    <AddressStep title={messages.registered} text={messages.registeredText} email={email} />
    {error && (
      <Alert kind="error">
        <ErrorWords error={error} />
      </Alert>
    )}
    <LoadingButton loading={pending} size="large" onClick={onLogin} sx={{ mt: 3 }}>
      <FormattedMessage {...messages.toLogin} />
    </LoadingButton>
  </>
);
