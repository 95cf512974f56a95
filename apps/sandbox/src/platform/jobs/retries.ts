/** Maximum number of tries of a job or mail, spread over about sixteen hours. */
export const maxTries = 12;

const maxDelayMinutes = 4 * 60;

/** Returns the delay after this many failed tries, in minutes: one, doubling each time, up to four hours. */
export function retryDelayMinutes(tries: number): number {
  return Math.min(maxDelayMinutes, 2 ** (tries - 1));
}
