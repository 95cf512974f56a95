import type { UtilizationHour } from '@studio-portal/sdk/types';

/** Returns the hour that contains an instant. */
export const findHour = (
  hours: readonly UtilizationHour[],
  instant: Date,
): UtilizationHour | undefined =>
  hours.find(({ startDateTime, endDateTime }) => startDateTime <= instant && instant < endDateTime);

/**
 * Returns the quietest hour that starts after an instant, the earliest of equals. Undefined after
 * the last.
 */
export const findQuietestHour = (
  hours: readonly UtilizationHour[],
  instant: Date,
): UtilizationHour | undefined =>
  hours
    .filter(({ startDateTime }) => startDateTime > instant)
    .reduce<UtilizationHour | undefined>(
      (best, hour) => (best && best.percentage <= hour.percentage ? best : hour),
      undefined,
    );
