import { verifyAdditionalEmail } from '@studio-portal/sdk/api/emails';
import { verifyEmail } from '@studio-portal/sdk/api/registration';
import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { LinkVerifier } from '../../features/verification/LinkVerifier.tsx';
import { messages } from '../../features/verification/messages.ts';
import { type LinkCode, useLinkCode } from '../../domains/account/useLinkCode.ts';
import { rememberPath } from '../../domains/session/afterLogin.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The link of the registration's mail. */
export const VerifyRegisterRoute = () => <MainAddress title={titles.verifyRegister} />;

/** The link of the mail to a new main address. */
export const VerifyEmailRoute = () => <MainAddress title={titles.verifyEmail} />;

/** Both links send the same call; its answer says what was confirmed. */
function MainAddress({ title }: { title: MessageDescriptor }) {
  const { email, code } = useLinkCode();
  const heading = <FormattedMessage {...title} />;
  return email && code ? (
    <LinkVerifier
      title={heading}
      email={email}
      code={code}
      call="verifyEmail"
      verify={verifyEmail}
    />
  ) : (
    <StaticPage title={heading}>
      <FormattedMessage {...messages.incomplete} />
    </StaticPage>
  );
}

/** The link of somebody who has to log in first. In the page's memory alone: no code is ever stored. */
let waiting: LinkCode | undefined;

/** The link of the mail to an additional address; only the account that added it may confirm it. */
export function VerifyAdditionalEmailRoute() {
  const { user, studioUuid } = useStudio();
  const { pathname } = useLocation();
  const link = useLinkCode();
  useEffect(() => {
    if (user) return;
    waiting = link;
    rememberPath(pathname);
  }, [user, link, pathname]);
  return user ? (
    <AdditionalAddress link={link} />
  ) : (
    <Navigate to={path('login', { studioUuid })} replace />
  );
}

/** @param props.link what the address says; after a login it says nothing any more */
function AdditionalAddress({ link }: { link: LinkCode }) {
  const [{ email, code }] = useState(() => (link.code ? link : (waiting ?? link)));
  // Whoever logs in later has nothing to do with it.
  useEffect(() => () => void (waiting = undefined), []);
  const heading = <FormattedMessage {...titles.verifyAdditionalEmail} />;
  return email && code ? (
    <LinkVerifier
      title={heading}
      email={email}
      code={code}
      call="verifyAdditionalEmail"
      verify={async (request) => {
        await verifyAdditionalEmail(request);
        return { email: request.email, purpose: 'ADDITIONAL_EMAIL' };
      }}
    />
  ) : (
    <StaticPage title={heading}>
      <FormattedMessage {...messages.incomplete} />
    </StaticPage>
  );
}
