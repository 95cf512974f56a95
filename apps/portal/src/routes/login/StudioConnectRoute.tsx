import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Connected } from '../../features/studioConnect/Connected.tsx';
import { ConnectForm } from '../../features/studioConnect/ConnectForm.tsx';
import { Connections } from '../../features/studioConnect/Connections.tsx';
import { messages } from '../../features/studioConnect/messages.ts';
import { NotYetMember } from '../../features/studioConnect/NotYetMember.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** Connects the account with a membership. `?connected=<studio id>` shows what has come of it. */
export function StudioConnectRoute() {
  const { user, connected } = useStudio();
  const [query] = useSearchParams();
  // Only whoever is logged in comes here; this is the moment of logging out.
  if (!user) return null;
  const connects = user.studioConnects;
  const done = connects.find(({ studioId }) => String(studioId) === query.get('connected'));
  if (done) return <Connected connect={done} />;
  return (
    <StaticPage
      title={<FormattedMessage {...titles.studioConnect} />}
      intro={<FormattedMessage {...messages.intro} />}
    >
      <Connections connects={connects} />
      <ConnectForm user={user} />
      {!connected && <NotYetMember />}
    </StaticPage>
  );
}
