import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../site/routes/routeTitles.ts';
import { NewPasswordForm } from '../../features/password/NewPasswordForm.tsx';
import { PasswordChanged } from '../../features/password/PasswordChanged.tsx';
import { useLinkCode } from '../../domains/account/useLinkCode.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';

/** A new password, by the link of the mail. */
export function VerifyPasswordRoute() {
  const { email, code } = useLinkCode();
  const [changed, setChanged] = useState(false);
  if (changed) return <PasswordChanged />;
  return (
    <StaticPage title={<FormattedMessage {...titles.verifyPassword} />}>
      <NewPasswordForm email={email} code={code} onChanged={() => setChanged(true)} />
    </StaticPage>
  );
}
