import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LoginPanel } from '../../features/login/LoginPanel.tsx';
import { LoginTabs } from '../../features/login/LoginTabs.tsx';
import { messages } from '../../features/login/messages.ts';
import { PasskeyWay } from '../../features/passkeys/PasskeyWay.tsx';
import { messages as registerMessages } from '../../features/registration/messages.ts';
import { AfterLogin } from '../../features/verification/AfterLogin.tsx';
import { lazyNamed } from '../../lib/lazyNamed.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const RegisterPanel = lazyNamed(
  () => import('../../features/registration/RegisterPanel.tsx'),
  'RegisterPanel',
);

/** Login and registration beside each other; whoever is logged in is led on. */
export function LoginRoute() {
  const { user, studioUuid } = useStudio();
  const [query] = useSearchParams();
  const registers = query.has('register');
  const login = path('login', { studioUuid });
  if (user) return <AfterLogin user={user} />;
  return (
    <StaticPage
      title={<FormattedMessage {...(registers ? titles.register : messages.title)} />}
      intro={<FormattedMessage {...(registers ? registerMessages.intro : messages.intro)} />}
    >
      <LoginTabs registers={registers} login={login} register={`${login}?register`} />
      <Suspense fallback={<FormSkeleton />}>
        {registers ? <RegisterPanel /> : <LoginPanel otherWay={<PasskeyWay />} />}
      </Suspense>
    </StaticPage>
  );
}
