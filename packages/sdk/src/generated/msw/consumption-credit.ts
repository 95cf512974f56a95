/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getConsumptionCredit' | 'listRechargeVariants' | 'validateRecharge'> = {
  getConsumptionCredit: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"someCredit":{"organizationUnitId":1001,"balance":{"amount":51.5,"currency":"EUR"},"rechargeable":true,"entries":[{"type":"USE","name":"Protein shake","amount":{"amount":-3.5,"currency":"EUR"},"bookedAt":"2026-11-24T18:30:00+01:00"},{"type":"RECHARGE","name":"50 euros","amount":{"amount":55,"currency":"EUR"},"bookedAt":"2026-11-20T09:00:00+01:00"}]},"noCredit":{"organizationUnitId":1001,"balance":{"amount":0,"currency":"EUR"},"rechargeable":false,"entries":[]}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"customercenter.error.notpermitted":{"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listRechargeVariants: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"rechargeVariants":[{"rechargeId":70101,"name":"20 euros","price":{"amount":20,"currency":"EUR"},"credit":{"amount":20,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"]},{"rechargeId":70102,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"credit":{"amount":55,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"]}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"customercenter.error.notpermitted":{"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  validateRecharge: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"rechargeValid":{"valid":true,"reason":null,"variant":{"rechargeId":70101,"name":"20 euros","price":{"amount":20,"currency":"EUR"},"credit":{"amount":20,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"]}},"rechargeNotPermitted":{"valid":false,"reason":"NOT_PERMITTED","variant":null},"rechargeUnknown":{"valid":false,"reason":"UNKNOWN","variant":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"rechargeId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"rechargeId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"customercenter.error.notpermitted":{"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
