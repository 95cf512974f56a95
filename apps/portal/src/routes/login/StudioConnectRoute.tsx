import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { titles } from '../../site/routes/routeTitles.ts';
import { ConnectForm } from '../../features/studioConnect/ConnectForm.tsx';
import { Connections } from '../../features/studioConnect/Connections.tsx';
import { messages } from '../../features/studioConnect/messages.ts';
import { NotYetMember } from '../../features/studioConnect/NotYetMember.tsx';
import { loadPart } from '../../lib/loadPart.ts';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

const Connected = lazy(async () => ({
  default: (await loadPart(() => import('../../features/studioConnect/Connected.tsx'))).Connected,
}));

/** Connects the account with a membership. `?connected=<studio id>` shows what has come of it. */
export function StudioConnectRoute() {
  const { user, connected } = useStudio();
  const [query] = useSearchParams();
  const done = user?.studioConnects.find(
    ({ studioId }) => String(studioId) === query.get('connected'),
  );
  const title = <FormattedMessage {...titles.studioConnect} />;
  if (done)
    return (
      <StaticPage>
        <Suspense fallback={null}>
          <Connected connect={done} />
        </Suspense>
      </StaticPage>
    );
  return (
    <StaticPage title={title} intro={<FormattedMessage {...messages.intro} />}>
      {user && (
        <>
          <Connections connects={user.studioConnects} />
          <ConnectForm user={user} />
          {!connected && <NotYetMember />}
        </>
      )}
    </StaticPage>
  );
}
