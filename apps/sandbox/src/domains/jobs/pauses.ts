/** After so many tries, over some sixteen hours, a job or a mail is given up. */
export const mostTries = 12;

const longestMinutes = 4 * 60;

/** How many minutes to wait after so many tries that failed: one, then twice as long each time, up to four hours. */
export function pauseAfter(tries: number): number {
  return Math.min(longestMinutes, 2 ** (tries - 1));
}
