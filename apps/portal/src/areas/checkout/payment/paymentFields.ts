import type { Payer } from '../flow/Flow.ts';

const nothing = { paymentMethod: null, paymentInstrumentId: null } as const;

/** Returns the payment fields of a member's request. */
export const memberPaymentFields = (payer: Payer) => ({
  ...nothing,
  tokenizationReference: null,
  ...(payer === 'nothing' ? {} : payer),
});

/**
 * Returns the payment fields of a visitor's request: their instrument exists already (HostedForm),
 * so there is no tokenization.
 */
export const guestPaymentFields = (payer: Payer) => ({
  ...nothing,
  ...(payer !== 'nothing' && 'paymentInstrumentId' in payer ? payer : {}),
});
