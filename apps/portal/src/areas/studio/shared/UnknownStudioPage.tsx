import { FormattedMessage } from 'react-intl';
import { MessagePage } from '../../../lib/page/MessagePage.tsx';
import { startMessages } from './startMessages.ts';
import { StartLink } from './StartLink.tsx';

/** The studio identifier leads nowhere (specification 1, section 2.1). */
export function UnknownStudioPage() {
  return (
    <MessagePage
      drawing="search"
      title={<FormattedMessage {...startMessages.oops} />}
      text={<FormattedMessage {...startMessages.unknownStudio} />}
    >
      <StartLink />
    </MessagePage>
  );
}
