/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getReferralProgram' | 'getActiveReferral' | 'validateReferralCode'> = {
  getReferralProgram: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"myReferralProgram":{"referralCode":"MONA2026","referralUrl":"http://localhost:4100/studios/northside?referralCode=MONA2026","recruitedContracts":0,"program":{"organizationUnitId":1001,"name":"Bring a friend","description":"Train with your friends: you both get something out of it.","rewardDescription":"A month for nothing for whoever brings somebody along.","discount":{"name":"Bring a friend","price":{"amount":10,"currency":"EUR"},"payments":2},"validUntil":"2027-12-31"}},"noReferralProgram":{"referralCode":"MONA2026","referralUrl":"http://localhost:4100/studios/northside?referralCode=MONA2026","recruitedContracts":0,"program":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"customercenter.error.notpermitted":{"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  getActiveReferral: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"referralActive":{"active":true,"program":{"organizationUnitId":1001,"name":"Bring a friend","description":"Train with your friends: you both get something out of it.","rewardDescription":"A month for nothing for whoever brings somebody along.","discount":{"name":"Bring a friend","price":{"amount":10,"currency":"EUR"},"payments":2},"validUntil":null}},"referralInactive":{"active":false,"program":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  validateReferralCode: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"referralCodeValid":{"referralCode":"MONA2026","discount":{"name":"Bring a friend","price":{"amount":10,"currency":"EUR"},"payments":2},"validUntil":"2027-12-31"},"referralCodeForever":{"referralCode":"MONA2026","discount":{"name":"Bring a friend","price":{"amount":10,"currency":"EUR"},"payments":2},"validUntil":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"referral.error.codeunknown":{"errorMessage":"Nobody at the studio has this referral code","errorCode":"referral.error.codeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"referral.error.owncode":{"errorMessage":"This is your own referral code","errorCode":"referral.error.owncode","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"referral.error.expired":{"errorMessage":"The referral program is over","errorCode":"referral.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
