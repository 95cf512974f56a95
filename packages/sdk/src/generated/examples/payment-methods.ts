/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'createPaymentMethodCheckout'
  | 'replacePaymentMethod'
  | 'getPaymentMethodConfiguration'
  | 'authenticatePaymentMethodCheckout'
  | 'finalizePaymentMethodCheckout'
  | 'getPaymentMethodCustomer'
> = {
  createPaymentMethodCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "methodCheckoutCreated": {"state":"CREATED","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  replacePaymentMethod: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "mandateKept": {"paymentMethod":"DIRECT_DEBIT","maskedNumber":"DE•• •••• 4242","mandateReference":"NO1001-7K3M9QX2WA","validFrom":"2026-11-25T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
        "paymentinstrument.error.mandateused": {"errorMessage":"This mandate reference was used before","errorCode":"paymentinstrument.error.mandateused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  getPaymentMethodConfiguration: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "methodsToChoose": {"organizationUnitId":1001,"paymentMethods":[{"paymentMethod":"CREDIT_CARD","paymentType":"CREDIT_CARD","authenticationRequired":true},{"paymentMethod":"DIRECT_DEBIT","paymentType":"DIRECT_DEBIT","authenticationRequired":false}],"checkout":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "methodConfirmed": {"organizationUnitId":1001,"paymentMethods":[{"paymentMethod":"CREDIT_CARD","paymentType":"CREDIT_CARD","authenticationRequired":true},{"paymentMethod":"DIRECT_DEBIT","paymentType":"DIRECT_DEBIT","authenticationRequired":false}],"checkout":{"state":"AUTHENTICATED","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00"},"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "methodDeclined": {"organizationUnitId":1001,"paymentMethods":[{"paymentMethod":"CREDIT_CARD","paymentType":"CREDIT_CARD","authenticationRequired":true},{"paymentMethod":"DIRECT_DEBIT","paymentType":"DIRECT_DEBIT","authenticationRequired":false}],"checkout":{"state":"FAILED","paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"AUTHENTICATION_FAILED","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00"},"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  authenticatePaymentMethodCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "challengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATION_REQUIRED","challengeUrl":"/payment-provider/challenge/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001"},
        "noChallengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATED","challengeUrl":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  finalizePaymentMethodCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "cardKept": {"paymentMethod":"CREDIT_CARD","maskedNumber":"•••• 4242","mandateReference":null,"validFrom":"2026-11-25T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.declined": {"errorMessage":"The bank has declined the payment","errorCode":"payment.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"INSUFFICIENT_FUNDS"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  getPaymentMethodCustomer: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "memberWithDebit": {"studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","paymentMethod":"DIRECT_DEBIT","maskedNumber":"DE•• •••• 4242"},
        "memberWithNothingKept": {"studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","paymentMethod":"CASH","maskedNumber":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.used": {"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
