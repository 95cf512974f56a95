import { FormattedMessage } from 'react-intl';
import { MessagePage } from '../../../lib/page/MessagePage.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { messages } from './messages.ts';

/**
 * Says what the vaccination certificate is for. The specification names only the path (spec 2.4) and
 * no call that would store a certificate.
 */
export const VaccinationPage = () => (
  <MessagePage
    drawing="door"
    title={<FormattedMessage {...selfServiceTitles.vaccination} />}
    text={<FormattedMessage {...messages.text} />}
  />
);
