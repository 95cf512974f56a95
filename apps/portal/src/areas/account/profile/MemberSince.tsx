import Skeleton from '@mui/material/Skeleton';
import type { Profile } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { messages } from './messages.ts';

interface MemberSinceProps {
  profile: { data: Profile | undefined; error: Error | null };
}

/** Shows when the account was created, and a placeholder until that has loaded. */
export function MemberSince({ profile: { data, error } }: MemberSinceProps) {
  const { locale } = useIntl();
  if (!data) return error ? null : <Skeleton width="50%" />;
  if (!data.memberSince) return null;
  const day = formatDay(fromWire(data.memberSince), locale, { dateStyle: 'long' });
  return <FormattedMessage {...messages.memberSince} values={{ day }} />;
}
