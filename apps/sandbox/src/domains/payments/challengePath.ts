/** Path of the simulated provider's confirmation page. */
export const challengePrefix = '/payment-provider/challenge';

/** @param reference of a tokenization, of a checkout's confirmation, or of a pay-later request */
export function challengePath(reference: string): string {
  return `${challengePrefix}/${reference}`;
}
