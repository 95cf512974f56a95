/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'listPurchasedVouchers' | 'listPublicPurchasedVouchers' | 'listVouchers' | 'getVoucher'> = {
  listPurchasedVouchers: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"purchasedVouchers":[{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","voucherId":60003,"organizationUnitId":1001,"name":"Gift voucher","code":"SAMP-7KQ2-9XTM","amount":{"amount":50,"currency":"EUR"},"quantity":1,"recipient":{"name":"Ana Sample","message":"All the best!"},"purchasedAt":"2026-11-25T09:00:00+01:00","validUntil":"2029-11-24"},{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e02","voucherId":60003,"organizationUnitId":1001,"name":"Gift voucher","code":"SAMP-8LR3-9XTM","amount":{"amount":50,"currency":"EUR"},"quantity":1,"recipient":null,"purchasedAt":"2026-11-25T09:00:00+01:00","validUntil":null}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listPublicPurchasedVouchers: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"purchasedVouchers":[{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","voucherId":60003,"organizationUnitId":1001,"name":"Gift voucher","code":"SAMP-7KQ2-9XTM","amount":{"amount":50,"currency":"EUR"},"quantity":1,"recipient":{"name":"Ana Sample","message":"All the best!"},"purchasedAt":"2026-11-25T09:00:00+01:00","validUntil":"2029-11-24"},{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e02","voucherId":60003,"organizationUnitId":1001,"name":"Gift voucher","code":"SAMP-8LR3-9XTM","amount":{"amount":50,"currency":"EUR"},"quantity":1,"recipient":null,"purchasedAt":"2026-11-25T09:00:00+01:00","validUntil":null}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"checkout.error.notfound":{"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listVouchers: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"someVouchers":[{"id":60003,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]},{"id":60004,"organizationUnitId":1001,"name":"Drinks voucher","description":"An amount for the bar.","image":null,"variants":[{"id":70005,"name":"10 euros","price":{"amount":10,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  getVoucher: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"giftVoucher":{"id":60003,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"voucherId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"voucherId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"voucher.error.notfound":{"errorMessage":"There is no such voucher","errorCode":"voucher.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
