/** Where the sample payment provider asks the holder. */
export const challengePrefix = '/payment-provider/challenge';

/** @param reference of a tokenization, of the bank's question about a checkout, or of a request to pay later */
export function challengePath(reference: string): string {
  return `${challengePrefix}/${reference}`;
}
