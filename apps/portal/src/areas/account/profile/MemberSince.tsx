import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

/** Since when the account is there. @param day as the SDK has calendar days */
export function MemberSince({ day }: { day: Date }) {
  const { locale } = useIntl();
  return (
    <FormattedMessage
      {...messages.memberSince}
      values={{ day: formatDay(fromWire(day), locale, { dateStyle: 'long' }) }}
    />
  );
}
