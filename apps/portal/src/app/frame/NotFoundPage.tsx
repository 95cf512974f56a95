import { FormattedMessage } from 'react-intl';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { startMessages } from '../../areas/studio/shared/startMessages.ts';
import { messages } from './messages.ts';
import { StartLink } from '../../areas/studio/shared/StartLink.tsx';

/** Says that no page has this address. */
export function NotFoundPage() {
  return (
    <MessagePage
      drawing="search"
      title={<FormattedMessage {...startMessages.oops} />}
      text={<FormattedMessage {...messages.notFound} />}
    >
      <StartLink />
    </MessagePage>
  );
}
