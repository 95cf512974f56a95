import { FormattedMessage } from 'react-intl';
import { useRouteName } from '../../site/routes/RouteContext.tsx';
import { routeTable } from '../../site/routes/routeTable.ts';
import { MessagePage } from './MessagePage.tsx';
import { messages } from './messages.ts';
import { StartLink } from './StartLink.tsx';

/** A page that exists but that this studio does not offer. */
export function NotAvailablePage() {
  const name = useRouteName();
  return (
    <MessagePage
      drawing="door"
      title={name ? <FormattedMessage {...routeTable[name].title} /> : null}
      text={<FormattedMessage {...messages.notAvailable} />}
    >
      <StartLink />
    </MessagePage>
  );
}
