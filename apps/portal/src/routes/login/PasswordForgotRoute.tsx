import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../app/routeTitles.ts';
import { EmailForm } from '../../features/password/EmailForm.tsx';
import { messages } from '../../features/password/messages.ts';
import { NewPasswordForm } from '../../features/password/NewPasswordForm.tsx';
import { PasswordChanged } from '../../features/password/PasswordChanged.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';

/** A forgotten password: the address, then the code of the mail and the new password. */
export function PasswordForgotRoute() {
  const [email, setEmail] = useState<string>();
  const [changed, setChanged] = useState(false);
  const title = <FormattedMessage {...titles.passwordForgot} />;
  if (changed)
    return (
      <StaticPage width="narrow" title={title}>
        <PasswordChanged />
      </StaticPage>
    );
  if (email === undefined)
    return (
      <StaticPage
        width="narrow"
        title={title}
        intro={<FormattedMessage {...messages.forgotIntro} />}
      >
        <EmailForm onSent={setEmail} />
      </StaticPage>
    );
  return (
    <StaticPage width="narrow" title={title}>
      <Typography role="status" sx={{ mb: 3 }}>
        <FormattedMessage {...messages.sent} values={{ email: <b>{email}</b> }} />
      </Typography>
      <NewPasswordForm email={email} onChanged={() => setChanged(true)} />
      <Button variant="text" onClick={() => setEmail(undefined)} sx={{ mt: 2 }}>
        <FormattedMessage {...messages.otherAddress} />
      </Button>
    </StaticPage>
  );
}
