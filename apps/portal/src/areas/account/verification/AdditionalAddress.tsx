import { verifyAdditionalEmail } from '@studio-portal/sdk/api/emails';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { type LinkCode, useLinkCode } from '../shared/useLinkCode.ts';
import { rememberPath } from '../../../lib/session/afterLogin.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { LinkVerifier } from './LinkVerifier.tsx';
import { messages } from './messages.ts';

/** The link of a user who must log in first. Kept in memory only: codes are never stored. */
let waiting: LinkCode | undefined;

/**
 * Redirects to the login and back to the link, because only the account that added an address may
 * confirm it.
 */
export function RequireLogin() {
  const { studioUuid } = useStudio();
  const { pathname } = useLocation();
  const link = useLinkCode();
  useEffect(() => {
    waiting = link;
    rememberPath(pathname);
  }, [link, pathname]);
  return <Navigate to={path('login', { studioUuid })} replace />;
}

/**
 * Confirms an additional address with the link from a mail. After a login, address and code are no
 * longer in the address bar.
 */
export function AdditionalAddress({ title }: { title: ReactNode }) {
  const link = useLinkCode();
  const [{ email, code }] = useState(() => (link.code ? link : (waiting ?? link)));
  // Prevents use by another user who logs in later.
  useEffect(() => () => void (waiting = undefined), []);
  if (!email || !code)
    return (
      <StaticPage title={title}>
        <FormattedMessage {...messages.incomplete} />
      </StaticPage>
    );
  return (
    <LinkVerifier
      title={title}
      email={email}
      code={code}
      call="verifyAdditionalEmail"
      verify={async (request) => {
        await verifyAdditionalEmail(request);
        return { email: request.email, purpose: 'ADDITIONAL_EMAIL' };
      }}
    />
  );
}
