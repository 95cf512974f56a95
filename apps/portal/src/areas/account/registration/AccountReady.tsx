import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { messages } from '../shared/messages.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { AddressStep } from './AddressStep.tsx';

interface AccountReadyProps {
  email: string;
  onLogin: () => void;
  /** True while logging in, also for the first, automatic attempt. */
  pending: boolean;
  /** Error of the login; the address stays confirmed. */
  error: Error | null;
}

/** Shown once the address is confirmed and its code used: only the login is retried from here. */
export const AccountReady = ({ email, onLogin, pending, error }: AccountReadyProps) => (
  <>
    <AddressStep title={messages.registered} text={messages.registeredText} email={email} />
    {error && (
      <Alert kind="error">
        <ErrorMessage error={error} />
      </Alert>
    )}
    <LoadingButton loading={pending} size="large" onClick={onLogin} sx={{ mt: 3 }}>
      <FormattedMessage {...messages.toLogin} />
    </LoadingButton>
  </>
);
