import Button from '@mui/material/Button';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PostLoginRedirect } from '../../../lib/session/PostLoginRedirect.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { messages } from './messages.ts';

// Most users have confirmed their address.
const UnconfirmedNotice = lazyNamed(() => import('./UnconfirmedNotice.tsx'), 'UnconfirmedNotice');

/** Reminds a user with an unconfirmed address once, then redirects. */
export function AfterLogin({ user }: { user: UserInfo }) {
  const [isSkipped, setGoesOn] = useState(user.verified);
  if (isSkipped || user.verified) return <PostLoginRedirect user={user} />;
  return (
    <StaticPage title={<FormattedMessage {...titles.verifyEmail} />}>
      <Suspense fallback={<FormSkeleton fields={1} />}>
        <StepStart>
          <UnconfirmedNotice user={user} />
        </StepStart>
      </Suspense>
      <Button variant="outlined" onClick={() => setGoesOn(true)}>
        <FormattedMessage {...messages.later} />
      </Button>
    </StaticPage>
  );
}
