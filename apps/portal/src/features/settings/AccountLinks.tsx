import type { UserInfo } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';
import { SettingsLink, SettingsList } from './SettingsList.tsx';

/** The ways to what may be changed about the account, each with what it is now. */
export function AccountLinks({ user }: { user: UserInfo }) {
  const { studioUuid } = useStudio();
  return (
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
  );
}
