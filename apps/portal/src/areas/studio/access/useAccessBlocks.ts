import {
  useGetAccessRefusalConfiguration,
  useGetAccessRefusalStatus,
} from '@studio-portal/sdk/api/access-refusal';
import { useGetEntranceBlock } from '@studio-portal/sdk/api/no-show';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

export interface Blocks {
  /**
   * Set if the studio denies access, with the reasons if it discloses them. Undefined otherwise, or
   * if it does not say.
   */
  refused: { reasons: readonly AccessRefusalReason[]; since: Date | null } | undefined;
  /** Restrictions for missed bookings: end of the entry ban and of the booking ban. */
  entranceUntil: Date | null;
  bookingUntil: Date | null;
}

/**
 * Returns the restrictions on entering and booking; none while loading, or if
 * ACCESS_REFUSAL_NOTIFICATION is off.
 */
export function useAccessBlocks(): Blocks {
  const { connected, isOn } = useStudio();
  const query = { enabled: connected && isOn('ACCESS_REFUSAL_NOTIFICATION') };
  const { data: config } = useGetAccessRefusalConfiguration({ query });
  const { data: status } = useGetAccessRefusalStatus({
    query: { enabled: query.enabled && config?.notificationEnabled === true },
  });
  const { data: missed } = useGetEntranceBlock({ query });
  return {
    refused:
      config?.notificationEnabled && status?.accessRefused
        ? { reasons: config.reasonShown ? status.reasons : [], since: status.refusedSince }
        : undefined,
    entranceUntil: missed?.entranceLockUntil ?? null,
    bookingUntil: missed?.blockMySportsBookingUntil ?? null,
  };
}
