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

/** The link of somebody who has to log in first. In the page's memory alone: no code is ever stored. */
let waiting: LinkCode | undefined;

/** Only the account that added an address may confirm it: to the login, and back with the link. */
export function LogInFirst() {
  const { studioUuid } = useStudio();
  const { pathname } = useLocation();
  const link = useLinkCode();
  useEffect(() => {
    waiting = link;
    rememberPath(pathname);
  }, [link, pathname]);
  return <Navigate to={path('login', { studioUuid })} replace />;
}

/** Confirms an additional address with the link of a mail; after a login the address bar says nothing of it any more. */
export function AdditionalAddress({ title }: { title: ReactNode }) {
  const link = useLinkCode();
  const [{ email, code }] = useState(() => (link.code ? link : (waiting ?? link)));
  // Whoever logs in later has nothing to do with it.
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
