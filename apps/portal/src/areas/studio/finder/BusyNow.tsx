import {
  useGetPublicActiveCheckins,
  useGetPublicUtilizationReveal,
} from '@studio-portal/sdk/api/utilization';
import { FormattedMessage } from 'react-intl';
import { busyTexts } from '../shared/busyTexts.ts';

/** Shows behind the opening state how busy a studio is now; nothing if the studio does not publish it. */
export function BusyNow({ studioId }: { studioId: number }) {
  const { data: reveal } = useGetPublicUtilizationReveal(studioId);
  const { data } = useGetPublicActiveCheckins(studioId, {
    query: { enabled: reveal?.revealed === true },
  });
  return data ? (
    <>
      {' · '}
      <FormattedMessage {...busyTexts[data.level]} />
    </>
  ) : null;
}
