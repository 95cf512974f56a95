import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordChanged } from './PasswordChanged.tsx';
import { useLinkCode } from '../shared/useLinkCode.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';

/** Sets a new password via the link in the mail. */
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
