import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Connected } from './Connected.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { Connections } from './Connections.tsx';
import { messages } from './messages.ts';
import { NotYetMember } from './NotYetMember.tsx';
import { PicturedPage } from '../../../lib/page/PicturedPage.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Connects the account to a membership. `?connected=<studio id>` shows the result. */
export function StudioConnectRoute() {
  const { user, connected } = useStudio();
  const [query] = useSearchParams();
  // Guarded by login, so this happens only during logout.
  if (!user) return null;
  const connects = user.studioConnects;
  const done = connects.find(({ studioId }) => String(studioId) === query.get('connected'));
  if (done) return <Connected connect={done} />;
  return (
    <PicturedPage
      title={<FormattedMessage {...titles.studioConnect} />}
      intro={<FormattedMessage {...messages.intro} />}
    >
      <Connections connects={connects} />
      <ConnectForm user={user} />
      {!connected && <NotYetMember />}
    </PicturedPage>
  );
}
