/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'createBeverageSale'> = {
  createBeverageSale: {
    201: {"headers":{"Content-Type":"application/json"},"examples":{"beverageSale":{"id":"8c2f7b1e-4d3a-4f6b-9e5c-1a2b3c4d5e01","deviceId":"TRG-1001-01","deviceName":"Drinks by the entrance","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"startedAt":"2026-11-25T09:00:00+01:00","validUntil":"2026-11-25T09:01:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"deviceId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"deviceId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"device.error.otherstudio":{"errorMessage":"The device belongs to a studio to which this member is not connected","errorCode":"device.error.otherstudio","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"device.error.notpermitted":{"errorMessage":"The contract of this member has no drinks","errorCode":"device.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"device.error.notfound":{"errorMessage":"There is no such device","errorCode":"device.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"device.error.busy":{"errorMessage":"Somebody else is using the device","errorCode":"device.error.busy","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-25T08:00:30Z"}]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"request.error.idempotencykeyreused":{"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
