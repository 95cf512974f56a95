import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LoginPanel } from './LoginPanel.tsx';
import { LoginTabs } from './LoginTabs.tsx';
import { messages } from './messages.ts';
import { PasskeyLoginOption } from '../passkeys/PasskeyLoginOption.tsx';
import { messages as registerMessages } from '../registration/messages.ts';
import { AfterLogin } from '../verification/AfterLogin.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { PicturedPage } from '../../../lib/page/PicturedPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

const RegisterPanel = lazyNamed(() => import('../registration/RegisterPanel.tsx'), 'RegisterPanel');

/** Page for login and registration; redirects a logged-in user. */
export function LoginRoute() {
  const { user, studioUuid } = useStudio();
  const [query] = useSearchParams();
  const registers = query.has('register');
  const login = path('login', { studioUuid });
  if (user) return <AfterLogin user={user} />;
  return (
    <PicturedPage
      title={<FormattedMessage {...(registers ? titles.register : messages.title)} />}
      intro={<FormattedMessage {...(registers ? registerMessages.intro : messages.intro)} />}
    >
      <LoginTabs registers={registers} login={login} register={`${login}?register`} />
      <Suspense fallback={<FormSkeleton />}>
        {registers ? <RegisterPanel /> : <LoginPanel alternative={<PasskeyLoginOption />} />}
      </Suspense>
    </PicturedPage>
  );
}
