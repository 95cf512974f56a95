import {
  useGetPublicActiveCheckins,
  useGetPublicUtilizationReveal,
} from '@studio-portal/sdk/api/utilization';
import { FormattedMessage } from 'react-intl';
import { busyTexts } from '../shared/busyTexts.ts';

/** How busy a studio is now; nothing where it does not show it. */
export function BusyNow({ studioId }: { studioId: number }) {
  const { data: reveal } = useGetPublicUtilizationReveal(studioId);
  const { data } = useGetPublicActiveCheckins(studioId, {
    query: { enabled: reveal?.revealed === true },
  });
  return data ? (
    <p>
      <FormattedMessage {...busyTexts[data.level]} />
    </p>
  ) : null;
}
