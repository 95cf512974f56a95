import { FormattedMessage } from 'react-intl';
import { useRouteName } from '../../lib/routes/RouteContext.tsx';
import { routeTable } from '../../lib/routes/routeTable.ts';
import { MessagePage } from '../../lib/page/MessagePage.tsx';
import { messages } from './messages.ts';
import { StartLink } from '../../areas/studio/shared/StartLink.tsx';

/** Says that the studio does not offer this page. */
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
