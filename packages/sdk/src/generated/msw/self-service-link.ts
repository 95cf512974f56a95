/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getSelfServiceConfiguration'> = {
  getSelfServiceConfiguration: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"selfServiceActions":{"studio":{"id":1001,"tenant":"northside","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"website":"https://northside.example","email":"mitte@northside.example"},"name":"M••• M•••","actions":[{"type":"PAYMENT_METHOD","token":"pmt_4Hs8Wq2Zk6Tn0Yb3Vc7Rf1Lx9Md5Ga"},{"type":"ACCOUNT_BALANCE","token":"bal_9Qm2Vt7Yx4Lr8Kd3Ws6Zp1Nf5Hb0Jc"}],"tokenValidUntil":"2026-12-09T09:00:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"link.error.notfound":{"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"link.error.used":{"errorMessage":"The link was used before","errorCode":"link.error.used","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"link.error.expired":{"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
