import { FormattedMessage } from 'react-intl';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';
import { StartLink } from './StartLink.tsx';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <MessagePage
      drawing="search"
      title={<FormattedMessage {...messages.oops} />}
      text={<FormattedMessage {...messages.notFound} />}
    >
      <StartLink />
    </MessagePage>
  );
}
