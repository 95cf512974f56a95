import type { Payer } from '../flow/Flow.ts';

const nothing = { paymentMethod: null, paymentInstrumentId: null } as const;

/** What pays, as the request of an account says it. */
export const payingOfAccount = (payer: Payer) => ({
  ...nothing,
  tokenizationReference: null,
  ...(payer === 'nothing' ? {} : payer),
});

/** What pays without an account: nothing is tokenized then, and what a visitor pays with is there already (HostedForm). */
export const payingOfVisitor = (payer: Payer) => ({
  ...nothing,
  ...(payer !== 'nothing' && 'paymentInstrumentId' in payer ? payer : {}),
});
