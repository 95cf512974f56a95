import Typography from '@mui/material/Typography';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { AccountCard } from '../../features/settings/AccountCard.tsx';
import { ConnectedStudios } from '../../features/settings/ConnectedStudios.tsx';
import { DeleteAccount } from '../../features/settings/DeleteAccount.tsx';
import { DownloadData } from '../../features/settings/DownloadData.tsx';
import { messages } from '../../features/settings/messages.ts';
import { SettingsLink, SettingsList } from '../../features/settings/SettingsList.tsx';
import { UnconfirmedNotice } from '../../features/verification/UnconfirmedNotice.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** What a user may change about their account, each on a page of its own; their studios; their data. */
export function SettingsRoute() {
  const intl = useIntl();
  const { studioUuid, user } = useStudio();
  // Only whoever is logged in comes here; this is the moment of logging out.
  if (!user) return null;
  return (
    <StaticPage title={<FormattedMessage {...titles.settings} />}>
      <AccountCard user={user} />
      {!user.verified && <UnconfirmedNotice user={user} />}
      <Typography variant="h2">
        <FormattedMessage {...messages.account} />
      </Typography>
      <SettingsList>
        <SettingsLink
          to={path('myProfile', { studioUuid })}
          title={<FormattedMessage {...titles.profile} />}
          value={<FormattedMessage {...messages.profileText} />}
        />
        <SettingsLink
          to={path('emails', { studioUuid })}
          title={<FormattedMessage {...titles.emails} />}
          value={user.email}
        />
        <SettingsLink
          to={path('changePassword', { studioUuid })}
          title={<FormattedMessage {...titles.changePassword} />}
          value={<FormattedMessage {...messages.passwordText} />}
        />
      </SettingsList>
      <ConfirmProvider
        confirmLabel={intl.formatMessage(messages.disconnect)}
        cancelLabel={intl.formatMessage(messages.keepConnected)}
      >
        <ConnectedStudios connects={user.studioConnects} />
      </ConfirmProvider>
      <Typography variant="h2">
        <FormattedMessage {...messages.data} />
      </Typography>
      <DownloadData />
      <DeleteAccount user={user} />
    </StaticPage>
  );
}
