import {
  useListCheckinReservationSlots,
  useListPublicCheckinReservationSlots,
} from '@studio-portal/sdk/api/checkin-reservations';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The slots of the coming days; a member's own reservations are marked in them. Others ask the public twin. */
export function useSlots() {
  const { studio, connected } = useStudio();
  const member = useListCheckinReservationSlots(studio.id, { query: { enabled: connected } });
  const visitor = useListPublicCheckinReservationSlots(studio.id, {
    query: { enabled: !connected },
  });
  return connected ? member : visitor;
}
