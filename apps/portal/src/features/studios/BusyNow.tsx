import { useGetPublicActiveCheckins } from '@studio-portal/sdk/api/utilization';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

/** How busy a studio is now; nothing where it does not show it. */
export function BusyNow({ studioId }: { studioId: number }) {
  const { data } = useGetPublicActiveCheckins(studioId, { query: { retry: false } });
  return data ? (
    <p>
      <FormattedMessage {...messages[data.level]} />
    </p>
  ) : null;
}
