import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../site/routes/routeTitles.ts';
import { NewPasswordForm } from '../../features/password/NewPasswordForm.tsx';
import { PasswordChanged } from '../../features/password/PasswordChanged.tsx';
import { useLinkCode } from '../../domains/account/useLinkCode.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';

/** A new password, by the link of the mail. */
export function VerifyPasswordRoute() {
  const { email, code } = useLinkCode();
  const [changed, setChanged] = useState(false);
  return (
    <StaticPage template="form" title={<FormattedMessage {...titles.verifyPassword} />}>
      {changed ? (
        <StepStart>
          <PasswordChanged />
        </StepStart>
      ) : (
        <NewPasswordForm email={email} code={code} onChanged={() => setChanged(true)} />
      )}
    </StaticPage>
  );
}
