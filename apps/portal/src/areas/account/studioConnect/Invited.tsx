import type { QuickConnect, UserInfo } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

/** Names the inviting studio and what will be connected. */
export const Invited = ({ invitation, user }: { invitation: QuickConnect; user: UserInfo }) => (
  <FormattedMessage
    {...messages.invited}
    values={{
      studio: invitation.studioName,
      email: <b>{user.email}</b>,
      code: <b>{invitation.customerCode}</b>,
    }}
  />
);
