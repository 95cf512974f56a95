import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { path } from '../../app/paths.ts';
import { titles } from '../../app/routeTitles.ts';
import { messages } from '../../features/settings/messages.ts';
import { SettingsLink, SettingsList } from '../../features/settings/SettingsList.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { useStudio } from '../../lib/studio/StudioContext.tsx';

/** What a user may change about their account, each on a page of its own. */
export function SettingsRoute() {
  const { studioUuid, user } = useStudio();
  return (
    <StaticPage title={<FormattedMessage {...titles.settings} />}>
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
          value={user?.email}
        />
        <SettingsLink
          to={path('changePassword', { studioUuid })}
          title={<FormattedMessage {...titles.changePassword} />}
          value={<FormattedMessage {...messages.passwordText} />}
        />
      </SettingsList>
    </StaticPage>
  );
}
