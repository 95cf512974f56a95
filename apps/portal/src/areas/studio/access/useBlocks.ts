import {
  useGetAccessRefusalConfiguration,
  useGetAccessRefusalStatus,
} from '@studio-portal/sdk/api/access-refusal';
import { useGetEntranceBlock } from '@studio-portal/sdk/api/no-show';
import type { AccessRefusalReason } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

export interface Blocks {
  /** The studio does not let the member in; why, where it says so. Undefined when it does, or does not tell. */
  refused: { reasons: readonly AccessRefusalReason[]; since: Date | null } | undefined;
  /** Missed bookings: until when the member is not let in, and cannot book. */
  entranceUntil: Date | null;
  bookingUntil: Date | null;
}

/** What keeps a member out of the studio or from booking; nothing while unknown, and where ACCESS_REFUSAL_NOTIFICATION is off. */
export function useBlocks(): Blocks {
  const { connected, isOn } = useStudio();
  const query = { enabled: connected && isOn('ACCESS_REFUSAL_NOTIFICATION') };
  const { data: told } = useGetAccessRefusalConfiguration({ query });
  const { data: status } = useGetAccessRefusalStatus({
    query: { enabled: query.enabled && told?.notificationEnabled === true },
  });
  const { data: missed } = useGetEntranceBlock({ query });
  return {
    refused:
      told?.notificationEnabled && status?.accessRefused
        ? { reasons: told.reasonShown ? status.reasons : [], since: status.refusedSince }
        : undefined,
    entranceUntil: missed?.entranceLockUntil ?? null,
    bookingUntil: missed?.blockMySportsBookingUntil ?? null,
  };
}
