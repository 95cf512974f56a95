import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

interface MemberSinceProps {
  /** In the SDK's form of a calendar day; undefined while loading. */
  day: Date | undefined;
}

/** Shows when the account was created. */
export function MemberSince({ day }: MemberSinceProps) {
  const { locale } = useIntl();
  return day ? (
    <FormattedMessage
      {...messages.memberSince}
      values={{ day: formatDay(fromWire(day), locale, { dateStyle: 'long' }) }}
    />
  ) : (
    <Skeleton width="50%" />
  );
}
