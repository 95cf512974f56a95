/** What calls about what is owed change, and those of links that a studio has sent; `changes` holds them against the SDK's calls. */

/** What the pages of links say of what is owed. */
export const owed = [
  'getPaymentRequest',
  'getPublicAccountBalance',
  'getSelfServiceConfiguration',
] as const;

// The link itself is used by that: what it has answered was the last, and asking it again would only be refused.
const wayToPay = ['getSelfServiceConfiguration'] as const;

const nothing = [] as const;

export const linkChanges = {
  createAccountBalanceCheckout: nothing,
  // A tokenization becomes a kept instrument by this.
  createAccountBalanceCheckoutV4: ['listPaymentInstruments', 'listAvailablePaymentTypes'],
  createPublicAccountBalanceCheckout: nothing,
  createPaymentRequestCheckout: nothing,
  authenticatePaymentRequestCheckout: nothing,
  cancelPaymentRequestCheckout: ['getPaymentRequestCheckout'],
  finalizePaymentRequestCheckout: ['getPaymentRequestCheckout', ...owed],
  // The page of a link reads what was begun last through it.
  createPaymentMethodCheckout: ['getPaymentMethodConfiguration'],
  authenticatePaymentMethodCheckout: nothing,
  finalizePaymentMethodCheckout: wayToPay,
  replacePaymentMethod: wayToPay,
} as const;
