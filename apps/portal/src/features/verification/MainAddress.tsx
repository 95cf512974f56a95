import { verifyEmail } from '@studio-portal/sdk/api/registration';
import { FormattedMessage } from 'react-intl';
import { useLinkCode } from '../../domains/account/useLinkCode.ts';
import { LinkVerifier } from './LinkVerifier.tsx';
import { messages } from './messages.ts';

/** Confirms the main address with the link of a mail: that of a registration or of a change; the answer says which. */
export function MainAddress() {
  const { email, code } = useLinkCode();
  if (!email || !code) return <FormattedMessage {...messages.incomplete} />;
  return <LinkVerifier email={email} code={code} call="verifyEmail" verify={verifyEmail} />;
}
