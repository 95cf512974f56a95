import { FormattedMessage } from 'react-intl';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';
import { StartLink } from './StartLink.tsx';

/** The studio identifier leads nowhere (specification 1, section 2.1). */
export function UnknownStudioPage() {
  return (
    <MessagePage
      drawing="search"
      title={<FormattedMessage {...messages.oops} />}
      text={<FormattedMessage {...messages.unknownStudio} />}
    >
      <StartLink />
    </MessagePage>
  );
}
