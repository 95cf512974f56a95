import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { LinkList, ListLink } from '../../../lib/page/LinkList.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Links to the account's subpages with their current values. */
export function AccountLinks({ user }: { user: UserInfo }) {
  const { studioUuid } = useStudio();
  return (
    <>
      <Typography variant="h2">
        <FormattedMessage {...messages.account} />
      </Typography>
      <LinkList>
        <ListLink
          to={path('myProfile', { studioUuid })}
          title={<FormattedMessage {...titles.profile} />}
          value={<FormattedMessage {...messages.profileText} />}
        />
        <ListLink
          to={path('emails', { studioUuid })}
          title={<FormattedMessage {...titles.emails} />}
          value={user.email}
        />
        <ListLink
          to={path('changePassword', { studioUuid })}
          title={<FormattedMessage {...titles.changePassword} />}
          value={<FormattedMessage {...messages.passwordText} />}
        />
      </LinkList>
    </>
  );
}
