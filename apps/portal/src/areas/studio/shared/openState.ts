import type { ClosingHours } from '@studio-portal/sdk/types';

/** Opening state with its next change, if known. */
export type OpenState =
  | { open: true; until: Date | undefined }
  | { open: false; opens: Date | undefined };

/**
 * The backend looks 8 days ahead, so a studio closed for a whole week counts as closed until
 * further notice.
 */
const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Computes the opening state from the closed periods (`closingHoursDtos`, sorted). At all other
 * times the studio is open.
 */
export function openState(closings: readonly ClosingHours[], now: Date): OpenState {
  const current = closings.find(({ from, until }) => from <= now && now < until);
  if (!current) return { open: true, until: closings.find(({ from }) => from > now)?.from };
  const forGood = current.until.getTime() - now.getTime() > weekMilliseconds;
  return { open: false, opens: forGood ? undefined : current.until };
}
