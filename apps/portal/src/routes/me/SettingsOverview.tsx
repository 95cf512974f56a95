import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { KeptPayment } from '../../features/keptPayment/KeptPayment.tsx';
import { AccountCard } from '../../features/settings/AccountCard.tsx';
import { AccountLinks } from '../../features/settings/AccountLinks.tsx';
import { ConnectedStudios } from '../../features/settings/ConnectedStudios.tsx';
import { DeleteAccount } from '../../features/settings/DeleteAccount.tsx';
import { DownloadData } from '../../features/settings/DownloadData.tsx';
import { messages } from '../../features/settings/messages.ts';
import { Passkeys } from '../../features/passkeys/Passkeys.tsx';
import { PushSettings } from '../../features/push/PushSettings.tsx';
import { UnconfirmedNotice } from '../../features/verification/UnconfirmedNotice.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** What a user may change about their account, each on a page of its own; their studios; their data. */
export function SettingsOverview() {
  const { user } = useStudio();
  // Only whoever is logged in comes here; this is the moment of logging out.
  if (!user) return null;
  return (
    <StaticPage title={<FormattedMessage {...titles.settings} />}>
      <AccountCard user={user} />
      {!user.verified && <UnconfirmedNotice user={user} />}
      <AccountLinks user={user} />
      <Passkeys user={user} />
      <PushSettings user={user} />
      <KeptPayment />
      <ConnectedStudios connects={user.studioConnects} />
      <Typography variant="h2">
        <FormattedMessage {...messages.data} />
      </Typography>
      <DownloadData />
      <DeleteAccount user={user} />
    </StaticPage>
  );
}
