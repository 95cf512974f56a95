import {
  useGetAccessRefusalConfiguration,
  useGetAccessRefusalStatus,
} from '@studio-portal/sdk/api/access-refusal';
import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import { useListContracts } from '@studio-portal/sdk/api/contracts';
import { useListIdlePeriods } from '@studio-portal/sdk/api/idle-periods';
import { useGetAccessBlock, useGetEntranceBlock } from '@studio-portal/sdk/api/no-show';
import type { AccessRefusalReason, CheckinRefusal } from '@studio-portal/sdk/types';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { type Day, dayInZone, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

export interface AccessBlocks {
  /**
   * Set if the studio denies access, with the reasons if it discloses them. Undefined otherwise, or
   * if it does not say.
   */
  refused: { reasons: readonly AccessRefusalReason[]; since: Date | null } | undefined;
  /** Set while missed bookings deny entry, with the end if there is one. */
  entrance: { until: Date | null } | undefined;
  /** End of the booking ban for missed bookings. */
  bookingUntil: Date | null;
  /** Set while all contracts are paused, with the pause that ends first if the member may see it. */
  paused: { until: Day | undefined; canEnd: boolean } | undefined;
  /** First day of a contract that has not begun, if the member may see contracts. */
  startsOn: Day | undefined;
  /** Why the check-in refuses the member. */
  checkin: CheckinRefusal | null;
  /** Returns whether the studio denies a visit that starts at this instant; false if that is unknown. */
  isVisitDenied: (start: Date) => boolean;
}

/**
 * Returns the restrictions on entering and booking; none while loading. ACCESS_REFUSAL_NOTIFICATION
 * hides only refusals by the studio.
 * @param isActing true while the account acts for another person: only their missed bookings count
 */
export function useAccessBlocks(isActing = false): AccessBlocks {
  const { connected, isOn, studio } = useStudio();
  const isOwn = connected && !isActing;
  const own = { query: { enabled: isOwn } };
  const isNotified = isOwn && isOn('ACCESS_REFUSAL_NOTIFICATION');
  const { data: config } = useGetAccessRefusalConfiguration({ query: { enabled: isNotified } });
  const { data: status } = useGetAccessRefusalStatus({
    query: { enabled: isNotified && config?.notificationEnabled === true },
  });
  const { data: missed } = useGetEntranceBlock({ query: { enabled: connected } });
  const { data: access } = useGetAccessBlock(own);
  const { data: active } = useGetActiveCheckin(studio.id, own);
  const isPaused = active?.refusal === 'CONTRACT_PAUSED';
  const canSeePauses = useCanOpen('idlePeriods');
  const { data: pauses, isLoading } = useListIdlePeriods({
    query: { enabled: isPaused && canSeePauses },
  });
  const canSeeContracts = useCanOpen('myContractCurrent');
  const { data: contracts } = useListContracts(
    { status: 'ACTIVE' },
    { query: { enabled: active?.refusal === 'NO_CONTRACT' && canSeeContracts } },
  );
  const entranceUntil = missed?.entranceLockUntil ?? null;
  const [pause] =
    pauses
      ?.filter(({ state }) => state === 'ACTIVE')
      .map(({ endDate, cancelable }) => ({ until: fromWire(endDate), canEnd: cancelable }))
      .toSorted((a, b) => a.until.localeCompare(b.until)) ?? [];
  const [startsOn] =
    contracts
      ?.filter(({ state }) => state === 'UPCOMING')
      .map(({ contractStartDateOfUse }) => fromWire(contractStartDateOfUse))
      .toSorted() ?? [];
  const bookingUntil = missed?.blockMySportsBookingUntil ?? null;
  const isVisitDenied = (start: Date) => {
    const day = dayInZone(studio.zoneId, start);
    return (
      bookingUntil !== null ||
      active?.refusal === 'ACCESS_REFUSED' ||
      (entranceUntil !== null && entranceUntil > start) ||
      (active?.refusal === 'NO_CONTRACT' &&
        (startsOn === undefined ? contracts !== undefined : startsOn > day)) ||
      (pause !== undefined && pause.until >= day)
    );
  };
  return {
    refused:
      config?.notificationEnabled && status?.accessRefused
        ? { reasons: config.reasonShown ? status.reasons : [], since: status.refusedSince }
        : undefined,
    entrance:
      access?.accessBlocked || entranceUntil !== null ? { until: entranceUntil } : undefined,
    bookingUntil,
    paused: isPaused && !isLoading ? (pause ?? { until: undefined, canEnd: false }) : undefined,
    startsOn,
    checkin: active?.refusal ?? null,
    isVisitDenied,
  };
}
