import { useGetUnreadMessagesCount } from '@studio-portal/sdk/api/messages';
import { Mail } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from '../door/ValueCard.tsx';

/** Number of unread messages. */
export function MessagesCard() {
  const { studioUuid } = useStudio();
  const unread = useGetUnreadMessagesCount({ query: { staleTime: 0 } });
  return (
    <ValueCard
      icon={Mail}
      title={<FormattedMessage {...titles.myMessages} />}
      query={unread}
      to={{
        href: path('myMessages', { studioUuid }),
        label: <FormattedMessage {...messages.toMessages} />,
      }}
    >
      {({ count }) => ({ answer: <FormattedMessage {...messages.unread} values={{ count }} /> })}
    </ValueCard>
  );
}
