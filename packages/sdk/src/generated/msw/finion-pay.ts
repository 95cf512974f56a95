/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'createFinionPayPaymentRequest' | 'listFinionPayPaymentRequests'> = {
  createFinionPayPaymentRequest: {
    201: {"headers":{"Content-Type":"application/json"},"examples":{"openPaymentRequest":{"id":"4f2a8c1d-7b3e-4c59-9d60-1e2f3a4b5c01","checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","amount":{"amount":14.5,"currency":"EUR"},"state":"OPEN","serviceUrl":"/payment-provider/challenge/4f2a8c1d-7b3e-4c59-9d60-1e2f3a4b5c01","createdAt":"2026-11-25T09:00:00+01:00","tokenValidUntil":"2026-11-25T09:15:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"checkoutId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"checkoutId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"checkout.error.notfound":{"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"checkout.error.wrongstate":{"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},"checkout.error.expired":{"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},"authentication.error.otheraccount":{"errorMessage":"The session belongs to another account","errorCode":"authentication.error.otheraccount","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"payment.error.methodnotallowed":{"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listFinionPayPaymentRequests: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"paymentRequests":[{"id":"4f2a8c1d-7b3e-4c59-9d60-1e2f3a4b5c01","checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","amount":{"amount":14.5,"currency":"EUR"},"state":"AGREED","serviceUrl":null,"createdAt":"2026-11-25T09:00:00+01:00","tokenValidUntil":"2026-11-25T09:15:00+01:00"}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"checkoutId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"checkoutId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
