/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getPaymentRequest'
  | 'createPaymentRequestCheckout'
  | 'getPaymentRequestCheckout'
  | 'authenticatePaymentRequestCheckout'
  | 'cancelPaymentRequestCheckout'
  | 'finalizePaymentRequestCheckout'
> = {
  getPaymentRequest: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "openRequest": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "requestOfPlainStudio": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":null,"email":null},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "paidRequest": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"PAID","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":"2026-11-25T09:00:00+01:00","tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "requestPaidMeanwhile": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"PAID_MEANWHILE","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
        "expiredRequest": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"EXPIRED","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-11-24T09:00:00+01:00"},
        "canceledRequest": {"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"CANCELED","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"paymentRequestUuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"paymentRequestUuid"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentrequest.error.notfound": {"errorMessage":"There is no such payment request","errorCode":"paymentrequest.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPaymentRequestCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "requestCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"CREATED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"paymentRequestUuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"paymentRequestUuid"}]},
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
        "paymentrequest.error.notfound": {"errorMessage":"There is no such payment request","errorCode":"paymentrequest.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentrequest.error.alreadypaid": {"errorMessage":"This payment request was paid before","errorCode":"paymentrequest.error.alreadypaid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentrequest.error.paidmeanwhile": {"errorMessage":"What was asked for has been paid in another way","errorCode":"paymentrequest.error.paidmeanwhile","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentrequest.error.expired": {"errorMessage":"This payment request has expired","errorCode":"paymentrequest.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
        "paymentrequest.error.canceled": {"errorMessage":"The studio has taken this payment request back","errorCode":"paymentrequest.error.canceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPaymentRequestCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "requestCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"CREATED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":false},
        "requestCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"FINALIZED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"PAID","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":"2026-11-25T09:00:00+01:00","tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":true},
        "requestCheckoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"FAILED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"INSUFFICIENT_FUNDS","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  authenticatePaymentRequestCheckout: {
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
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  cancelPaymentRequestCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "requestCheckoutCanceled": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"CANCELED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"OPEN","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":null,"tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
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
  finalizePaymentRequestCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "requestCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001","state":"FINALIZED","paymentRequest":{"paymentRequestUuid":"5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01","state":"PAID","studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","positions":[{"name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01"},{"name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"dueDate":"2026-11-15"}],"amount":{"amount":54.8,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","BANCONTACT_CARD","IDEAL","PAYPAL","TWINT"],"paidAt":"2026-11-25T09:00:00+01:00","tokenValidUntil":"2026-12-09T09:00:00+01:00"},"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","charged":true},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentrequest.error.alreadypaid": {"errorMessage":"This payment request was paid before","errorCode":"paymentrequest.error.alreadypaid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentrequest.error.paidmeanwhile": {"errorMessage":"What was asked for has been paid in another way","errorCode":"paymentrequest.error.paidmeanwhile","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentrequest.error.canceled": {"errorMessage":"The studio has taken this payment request back","errorCode":"paymentrequest.error.canceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
};
