import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

/** Shows when the account was created. @param day in the SDK's form of a calendar day */
export function MemberSince({ day }: { day: Date }) {
  const { locale } = useIntl();
  return (
    <FormattedMessage
      {...messages.memberSince}
      values={{ day: formatDay(fromWire(day), locale, { dateStyle: 'long' }) }}
    />
  );
}
