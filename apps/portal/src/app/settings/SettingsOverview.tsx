import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { StoredPaymentMethods } from '../../areas/checkout/instruments/StoredPaymentMethods.tsx';
import { GivenConsents } from '../../areas/account/consents/GivenConsents.tsx';
import { AccountCard } from '../../areas/account/settings/AccountCard.tsx';
import { AccountLinks } from '../../areas/account/settings/AccountLinks.tsx';
import { ConnectedStudios } from '../../areas/account/settings/ConnectedStudios.tsx';
import { DeleteAccount } from '../../areas/account/settings/DeleteAccount.tsx';
import { DownloadData } from '../../areas/account/settings/DownloadData.tsx';
import { messages } from '../../areas/account/settings/messages.ts';
import { Passkeys } from '../../areas/account/passkeys/Passkeys.tsx';
import { PushSettings } from '../../areas/messages/push/PushSettings.tsx';
import { WalletCard } from '../../areas/account/wallet/WalletCard.tsx';
import { UnconfirmedNotice } from '../../areas/account/verification/UnconfirmedNotice.tsx';
import { StaticPage } from '../../lib/page/StaticPage.tsx';
import { titles } from '../../lib/routes/routeTitles.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

/** Settings of the account: links to subpages, connected studios, and personal data. */
export function SettingsOverview() {
  const { user } = useStudio();
  // Guarded by login, so this happens only during logout.
  if (!user) return null;
  return (
    <StaticPage title={<FormattedMessage {...titles.settings} />}>
      <AccountCard user={user} />
      {!user.verified && <UnconfirmedNotice user={user} />}
      <AccountLinks user={user} />
      <ConnectedStudios connects={user.studioConnects} />
      {/* Sections that load come last, so that they move little. */}
      <StoredPaymentMethods />
      <Passkeys user={user} />
      <PushSettings user={user} />
      <GivenConsents />
      <WalletCard />
      <Typography variant="h2">
        <FormattedMessage {...messages.data} />
      </Typography>
      <DownloadData />
      <DeleteAccount user={user} />
    </StaticPage>
  );
}
