/** Where the sample payment provider asks the holder. */
export const challengePrefix = '/payment-provider/challenge';

/** @param reference of a tokenization or a checkout */
export function challengePath(reference: string): string {
  return `${challengePrefix}/${reference}`;
}
