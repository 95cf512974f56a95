import type { UtilizationHour } from '@studio-portal/sdk/types';

/** The hour that runs at an instant. */
export const hourAt = (
  hours: readonly UtilizationHour[],
  instant: Date,
): UtilizationHour | undefined =>
  hours.find(({ startDateTime, endDateTime }) => startDateTime <= instant && instant < endDateTime);

/** The quietest of the hours that are still to begin; the earliest where several are. Undefined after the last. */
export const quietestAfter = (
  hours: readonly UtilizationHour[],
  instant: Date,
): UtilizationHour | undefined =>
  hours
    .filter(({ startDateTime }) => startDateTime > instant)
    .reduce<UtilizationHour | undefined>(
      (best, hour) => (best && best.percentage <= hour.percentage ? best : hour),
      undefined,
    );
