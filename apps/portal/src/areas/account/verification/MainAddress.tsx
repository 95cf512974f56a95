import { verifyEmail } from '@studio-portal/sdk/api/registration';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLinkCode } from '../shared/useLinkCode.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { LinkVerifier } from './LinkVerifier.tsx';
import { messages } from './messages.ts';

/**
 * Confirms the main address with the link from a mail, after registration or a change; the response
 * says which.
 */
export function MainAddress({ title }: { title: ReactNode }) {
  const { email, code } = useLinkCode();
  if (email && code)
    return (
      <LinkVerifier
        title={title}
        email={email}
        code={code}
        call="verifyEmail"
        verify={verifyEmail}
      />
    );
  return (
    <StaticPage title={title}>
      <FormattedMessage {...messages.incomplete} />
    </StaticPage>
  );
}
