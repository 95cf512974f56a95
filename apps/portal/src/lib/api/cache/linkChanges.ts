/**
 * Effects of calls about amounts owed and about links from a studio; `changes` checks them against
 * the SDK's calls.
 */

/** Reads of amounts owed, for the pages behind links. */
export const balanceReads = [
  'getPaymentRequest',
  'getPublicAccountBalance',
  'getSelfServiceConfiguration',
] as const;

// The link is used up by the call, so a refetch of the link itself would only fail.
const paymentMethodReads = ['getSelfServiceConfiguration'] as const;

const nothing = [] as const;

export const linkChanges = {
  createAccountBalanceCheckout: nothing,
  // The call turns a tokenization into a stored instrument.
  createAccountBalanceCheckoutV4: ['listPaymentInstruments', 'listAvailablePaymentTypes'],
  createPublicAccountBalanceCheckout: nothing,
  createPaymentRequestCheckout: nothing,
  authenticatePaymentRequestCheckout: nothing,
  cancelPaymentRequestCheckout: ['getPaymentRequestCheckout'],
  finalizePaymentRequestCheckout: ['getPaymentRequestCheckout', ...balanceReads],
  // The page of a link reads the checkout that was started last through it.
  createPaymentMethodCheckout: ['getPaymentMethodConfiguration'],
  authenticatePaymentMethodCheckout: nothing,
  finalizePaymentMethodCheckout: paymentMethodReads,
  replacePaymentMethod: paymentMethodReads,
} as const;
