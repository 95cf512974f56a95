import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useVerifyEmail } from '@studio-portal/sdk/api/registration';
import type { RegisterRequest } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../../lib/account/CodeForm.tsx';
import { useLogin } from '../../lib/session/useLogin.ts';
import { store } from '../../lib/storage.ts';
import { messages } from './messages.ts';

interface ConfirmAddressProps {
  request: RegisterRequest;
  onResend: () => void;
  resending: boolean;
  resent: boolean;
  onBack: () => void;
}

/** The second step of registering: the code of the mail. Afterwards the reader is logged in with what they have just chosen. */
export function ConfirmAddress(props: ConfirmAddressProps) {
  const { request, onResend, resending, resent, onBack } = props;
  const { email, password } = request;
  const { login, pending, error } = useLogin();
  const verify = useVerifyEmail({
    mutation: {
      onSuccess: () => {
        store('referral-code', undefined);
        login({ username: email, password });
      },
    },
  });
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.checkMail} />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        <FormattedMessage {...messages.checkMailText} values={{ email: <b>{email}</b> }} />
      </Typography>
      <CodeForm
        onCode={(code) => verify.mutate({ data: { email, code } })}
        pending={verify.isPending || pending}
        error={verify.error ?? error}
        onResend={onResend}
        resending={resending}
        resent={resent}
      />
      <Button variant="text" onClick={onBack} sx={{ mt: 1 }}>
        <FormattedMessage {...messages.otherAddress} />
      </Button>
    </>
  );
}
