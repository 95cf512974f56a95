import Button from '@mui/material/Button';
import { useVerifyEmail } from '@studio-portal/sdk/api/registration';
import type { RegisterRequest } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../shared/CodeForm.tsx';
import { logVerification } from '../shared/logVerification.ts';
import { useLogin } from '../login/useLogin.ts';
import { AccountReady } from './AccountReady.tsx';
import { AddressStep } from './AddressStep.tsx';
import { messages } from './messages.ts';

interface ConfirmAddressProps {
  request: RegisterRequest;
  onResend: () => void;
  resending: boolean;
  resent: boolean;
  resendError: Error | null;
  onBack: () => void;
}

/**
 * Second step of registration: confirms the address by code, then logs in with the chosen
 * credentials.
 */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { request, onResend, resending, resent, resendError, onBack } = props;
  const { email, password } = request;
  const { login, pending, error } = useLogin();
  const logIn = () => login({ username: email, password });
  const verify = useVerifyEmail({
    mutation: {
      onSuccess: logIn,
      onError: logVerification,
    },
  });
  if (verify.isSuccess)
    return <AccountReady email={email} onLogin={logIn} pending={pending} error={error} />;
  return (
    <>
      <AddressStep title={messages.checkMail} text={messages.checkMailText} email={email} />
      <CodeForm
        onCode={(code) => verify.mutate({ data: { email, code } })}
        pending={verify.isPending}
        error={verify.error ?? resendError}
        onResend={() => {
          verify.reset();
          onResend();
        }}
        resending={resending}
        resent={resent}
      />
      <Button variant="text" onClick={onBack} sx={{ mt: 1, ml: -2 }}>
        <FormattedMessage {...messages.otherAddress} />
      </Button>
    </>
  );
}
