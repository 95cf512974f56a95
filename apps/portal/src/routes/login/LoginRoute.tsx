import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, Navigate, useLocation, useSearchParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { startsAtFirstConnect } from '../../features/shell/brandRules.ts';
import { FullPageLoader } from '../../features/shell/FullPageLoader.tsx';
import { LoginForm } from '../../features/login/LoginForm.tsx';
import { LoginTabs } from '../../features/login/LoginTabs.tsx';
import { messages } from '../../features/login/messages.ts';
import { messages as registerMessages } from '../../features/registration/messages.ts';
import { messages as verificationMessages } from '../../features/verification/messages.ts';
import { peekRememberedPath, takeRememberedPath } from '../../domains/session/afterLogin.ts';
import { loadPart } from '../../lib/loadPart.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { StepStart } from '../../lib/StepStart.tsx';
import { encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const RegisterPanel = lazy(async () => ({
  default: (await loadPart(() => import('../../features/registration/RegisterPanel.tsx')))
    .RegisterPanel,
}));
const UnconfirmedNotice = lazy(async () => ({
  default: (await loadPart(() => import('../../features/verification/UnconfirmedNotice.tsx')))
    .UnconfirmedNotice,
}));

/** Login and registration beside each other; whoever is logged in is led on. */
export function LoginRoute() {
  const { user, studioUuid } = useStudio();
  const [query] = useSearchParams();
  if (user) return <AfterLogin user={user} />;
  const registers = query.has('register');
  const login = path('login', { studioUuid });
  return (
    <StaticPage
      template="form"
      title={<FormattedMessage {...(registers ? titles.register : messages.title)} />}
      intro={<FormattedMessage {...(registers ? registerMessages.intro : messages.intro)} />}
    >
      <LoginTabs registers={registers} login={login} register={`${login}?register`} />
      {registers ? (
        <Suspense fallback={<FormSkeleton />}>
          <RegisterPanel />
        </Suspense>
      ) : (
        <>
          <LoginForm />
          <Typography sx={{ mt: 3 }}>
            <Link component={RouterLink} to={path('passwordForgot', { studioUuid })}>
              <FormattedMessage {...messages.forgot} />
            </Link>
          </Typography>
        </>
      )}
    </StaticPage>
  );
}

/** Whoever has not confirmed their address is reminded once, then led on. */
function AfterLogin({ user }: { user: UserInfo }) {
  const [goesOn, setGoesOn] = useState(user.verified);
  if (goesOn || user.verified) return <LeadOn />;
  return (
    <StaticPage template="form" title={<FormattedMessage {...titles.verifyEmail} />}>
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <StepStart>
          <UnconfirmedNotice user={user} />
        </StepStart>
      </Suspense>
      <Button variant="outlined" onClick={() => setGoesOn(true)}>
        <FormattedMessage {...verificationMessages.later} />
      </Button>
    </StaticPage>
  );
}

/**
 * Leads to the last remembered path, else home (specification 1, section 2.6); under the brand that begins at the first connected
 * studio, to that one's home, loaded anew where it is of another chain. The path is chosen once and forgotten only when
 * the reader has left this page: its target may still be loading, and must not change meanwhile. A redirect to the page that it is
 * on would show nothing at all, so that is never the target.
 */
function LeadOn() {
  const { studioUuid, tenant, user } = useStudio();
  const brand = useWhitelabel();
  const { pathname } = useLocation();
  const first = startsAtFirstConnect(brand) ? user?.studioConnects[0] : undefined;
  const [to] = useState(() => {
    if (first)
      return path('studio', {
        studioUuid: encodeStudioUuid({ tenant: first.tenant, organizationUnitId: first.studioId }),
      });
    const remembered = peekRememberedPath();
    return remembered === undefined || remembered.split('?')[0] === pathname
      ? path('studio', { studioUuid })
      : remembered;
  });
  const elsewhere = first !== undefined && first.tenant !== tenant;
  useEffect(() => () => void takeRememberedPath(), []);
  useEffect(() => {
    if (elsewhere) window.location.replace(to);
  }, [elsewhere, to]);
  return elsewhere ? <FullPageLoader /> : <Navigate to={to} replace />;
}
