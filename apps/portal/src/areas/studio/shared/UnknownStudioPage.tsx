import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { MessagePage } from '../../../lib/page/MessagePage.tsx';
import { startMessages } from './startMessages.ts';
import { StartLink } from './StartLink.tsx';

/** Shown for a studio identifier that does not exist (spec 2.1). */
export function UnknownStudioPage() {
  useOwnTitle(useIntl().formatMessage(startMessages.oops));
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
