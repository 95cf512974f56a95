import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useResendRegistrationMail } from '@studio-portal/sdk/api/me';
import { useVerifyEmail } from '@studio-portal/sdk/api/registration';
import type { UserInfo } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from '../shared/CodeForm.tsx';
import { logVerification } from '../shared/logVerification.ts';
import { messages } from './messages.ts';

const Box = styled('section')(({ theme }) => ({
  marginBottom: space(32),
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  [theme.breakpoints.down('sm')]: { padding: space(16) },
  '& form': { maxWidth: 400 },
}));

/** Asks for the code of an unconfirmed main address, with a button for a new one. */
export function UnconfirmedNotice({ user }: { user: UserInfo }) {
  const { email } = user;
  const verify = useVerifyEmail({
    mutation: { onError: logVerification },
  });
  const resend = useResendRegistrationMail();
  return (
    <Box>
      <Typography variant="h2" sx={{ mb: 1 }}>
        <FormattedMessage {...messages.unconfirmed} />
      </Typography>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.unconfirmedText} values={{ email: <b>{email}</b> }} />
      </Typography>
      <CodeForm
        onCode={(code) => verify.mutate({ data: { email, code } })}
        pending={verify.isPending}
        error={verify.error ?? resend.error}
        onResend={() => {
          verify.reset();
          resend.mutate();
        }}
        resending={resend.isPending}
        resent={resend.isSuccess}
      />
    </Box>
  );
}
