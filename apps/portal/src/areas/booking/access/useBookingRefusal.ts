import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import { useGetEntranceBlock } from '@studio-portal/sdk/api/no-show';
import type { AppointmentPrice } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useActing } from '../../account/family/useActing.ts';
import { isMembersOnly } from '../bookings/prices.ts';

/**
 * Returns whether the studio refuses bookings of the person of this page: all of them after missed
 * bookings, those only for members while it denies access, since others can be paid for. False while
 * loading.
 */
export function useBookingRefusal() {
  const { connected, studio } = useStudio();
  const isOwn = useActing() === undefined;
  const { data: missed } = useGetEntranceBlock({ query: { enabled: connected } });
  const { data: active } = useGetActiveCheckin(studio.id, {
    query: { enabled: connected && isOwn },
  });
  const isBanned = (missed?.blockMySportsBookingUntil ?? null) !== null;
  const isDenied = active?.refusal === 'ACCESS_REFUSED';
  return {
    isRefused: isBanned || isDenied,
    refuses: (price: AppointmentPrice) => isBanned || (isDenied && isMembersOnly(price)),
  };
}
