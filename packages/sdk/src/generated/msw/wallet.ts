/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getWallets' | 'createAppleWalletPass' | 'createGoogleWalletPass' | 'deleteWalletCard'> = {
  getWallets: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"wallets":{"apple":true,"google":true,"card":null},"walletsWithCard":{"apple":true,"google":true,"card":{"createdAt":"2026-11-25T07:30:00Z"}},"noWallets":{"apple":false,"google":false,"card":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  createAppleWalletPass: {
    201: {"headers":{"Content-Type":"application/vnd.apple.pkpass"},"examples":{"appleWalletPass":"(the bytes of a pass)"}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"bookingUuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"bookingUuid"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"booking.error.notfound":{"errorMessage":"There is no such booking","errorCode":"booking.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"wallet.error.notconfigured":{"errorMessage":"This portal makes no passes for this wallet","errorCode":"wallet.error.notconfigured","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"wallet.error.bookingended":{"errorMessage":"The booking is over, canceled or on the waiting list","errorCode":"wallet.error.bookingended","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"checkin.error.nocontract":{"errorMessage":"There is no contract that lets this member in","errorCode":"checkin.error.nocontract","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"authentication.error.otheraccount":{"errorMessage":"The session belongs to another account","errorCode":"authentication.error.otheraccount","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  createGoogleWalletPass: {
    201: {"headers":{"Content-Type":"application/json"},"examples":{"googleWalletPass":{"saveUrl":"https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOiJnb29nbGUifQ.c2lnbmF0dXJl"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"bookingUuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"bookingUuid"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"booking.error.notfound":{"errorMessage":"There is no such booking","errorCode":"booking.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"wallet.error.notconfigured":{"errorMessage":"This portal makes no passes for this wallet","errorCode":"wallet.error.notconfigured","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"wallet.error.bookingended":{"errorMessage":"The booking is over, canceled or on the waiting list","errorCode":"wallet.error.bookingended","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"checkin.error.nocontract":{"errorMessage":"There is no contract that lets this member in","errorCode":"checkin.error.nocontract","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"authentication.error.otheraccount":{"errorMessage":"The session belongs to another account","errorCode":"authentication.error.otheraccount","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  deleteWalletCard: {
    204: {"headers":{},"examples":{"empty":null}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"wallet.error.cardnotfound":{"errorMessage":"The member has no wallet card","errorCode":"wallet.error.cardnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.otheraccount":{"errorMessage":"The session belongs to another account","errorCode":"authentication.error.otheraccount","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
