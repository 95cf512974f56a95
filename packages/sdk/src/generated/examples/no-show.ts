/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getEntranceBlock'
  | 'getAccessBlock'
> = {
  getEntranceBlock: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "entranceFree": {"blockMySportsBookingUntil":null,"entranceLockUntil":null},
        "entranceBlocked": {"blockMySportsBookingUntil":"2026-12-02T00:00:00+01:00","entranceLockUntil":"2026-11-28T00:00:00+01:00"},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  getAccessBlock: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "accessFree": {"accessBlocked":false},
        "accessBlocked": {"accessBlocked":true},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
