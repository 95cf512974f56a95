import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../site/routes/routeTitles.ts';
import { EmailForm } from '../../features/password/EmailForm.tsx';
import { messages } from '../../features/password/messages.ts';
import { NewPasswordForm } from '../../features/password/NewPasswordForm.tsx';
import { PasswordChanged } from '../../features/password/PasswordChanged.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';

/** A forgotten password: the address, then the code of the mail and the new password. */
export function PasswordForgotRoute() {
  const [email, setEmail] = useState<string>();
  const [goesBack, setGoesBack] = useState(false);
  const [changed, setChanged] = useState(false);
  const title = <FormattedMessage {...titles.passwordForgot} />;
  if (changed)
    return (
      <StaticPage>
        <StepStart key="changed">
          <PasswordChanged />
        </StepStart>
      </StaticPage>
    );
  const form = <EmailForm onSent={setEmail} />;
  if (email === undefined)
    return (
      <StaticPage
        template="form"
        title={title}
        intro={<FormattedMessage {...messages.forgotIntro} />}
      >
        {goesBack ? <StepStart key="again">{form}</StepStart> : form}
      </StaticPage>
    );
  return (
    <StaticPage template="form" title={title}>
      <StepStart key="sent">
        <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <FormattedMessage {...messages.sent} values={{ email: <b>{email}</b> }} />
        </Typography>
      </StepStart>
      <NewPasswordForm email={email} onChanged={() => setChanged(true)} />
      <Button
        variant="text"
        onClick={() => {
          setGoesBack(true);
          setEmail(undefined);
        }}
        sx={{ mt: 2, ml: -2 }}
      >
        <FormattedMessage {...messages.otherAddress} />
      </Button>
    </StaticPage>
  );
}
