import {
  useListCheckinReservationSlots,
  useListPublicCheckinReservationSlots,
} from '@studio-portal/sdk/api/checkin-reservations';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the slots of the coming days. For connected members their reservations are marked; other
 * users need the public counterpart of the call.
 */
export function useSlots() {
  const { studio, connected } = useStudio();
  const member = useListCheckinReservationSlots(studio.id, { query: { enabled: connected } });
  const visitor = useListPublicCheckinReservationSlots(studio.id, {
    query: { enabled: !connected },
  });
  return connected ? member : visitor;
}
