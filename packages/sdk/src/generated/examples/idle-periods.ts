/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'createIdlePeriod'
  | 'getIdlePeriodConfig'
  | 'getIdlePeriodDateLimitations'
  | 'uploadIdlePeriodDocument'
  | 'uploadIdlePeriodDocumentV2'
  | 'getIdlePeriodDocumentRequirements'
  | 'getIdlePeriodFirstStartDate'
  | 'getIdlePeriodCreateButton'
  | 'cancelIdlePeriod'
  | 'listIdlePeriods'
  | 'getIdlePeriods'
> = {
  createIdlePeriod: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "acceptedIdlePeriod": {"id":97101,"startDate":"2027-01-01","endDate":"2027-01-15","state":"ACCEPTED","rejectionReason":null,"requestedAt":"2026-11-25T09:00:00+01:00","documentAttached":false,"cancelable":true,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":15,"endDateBefore":"2027-02-28","endDateAfter":"2027-03-15","notCharged":{"amount":16.89,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":15.43,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":2.58,"currency":"EUR"}}]}},
        "pendingIdlePeriod": {"id":97101,"startDate":"2027-01-01","endDate":"2027-01-15","state":"PENDING","rejectionReason":null,"requestedAt":"2026-11-25T09:00:00+01:00","documentAttached":true,"cancelable":true,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":15,"endDateBefore":"2027-02-28","endDateAfter":"2027-03-15","notCharged":{"amount":16.89,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":15.43,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":2.58,"currency":"EUR"}}]}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"startDate: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"startDate"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idleperiod.error.nocontract": {"errorMessage":"There is no contract that could rest","errorCode":"idleperiod.error.nocontract","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "idleperiod.error.contractcanceled": {"errorMessage":"The contract is canceled","errorCode":"idleperiod.error.contractcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-02-28"}]},
        "idleperiod.error.overlapping": {"errorMessage":"There is another idle period on these days","errorCode":"idleperiod.error.overlapping","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-01-01"},{"type":"STRING","value":"2027-01-15"}]},
        "idleperiod.error.toomanyperyear": {"errorMessage":"There are as many idle periods in this year as may be","errorCode":"idleperiod.error.toomanyperyear","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"2"},{"type":"STRING","value":"2027"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idleperiod.error.startdatenotallowed": {"errorMessage":"An idle period cannot begin on this day","errorCode":"idleperiod.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-02"},{"type":"STRING","value":"2027-05-25"}]},
        "idleperiod.error.tooshort": {"errorMessage":"The idle period is too short","errorCode":"idleperiod.error.tooshort","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-01-14"}]},
        "idleperiod.error.toolong": {"errorMessage":"The idle period is too long","errorCode":"idleperiod.error.toolong","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-03-31"}]},
        "idleperiod.error.aftercontractend": {"errorMessage":"The contract ends before the idle period does","errorCode":"idleperiod.error.aftercontractend","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-01-15"}]},
        "idleperiod.error.documentmissing": {"errorMessage":"The studio wants to see a document","errorCode":"idleperiod.error.documentmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "idleperiod.error.documentunknown": {"errorMessage":"There is no such document","errorCode":"idleperiod.error.documentunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriodConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodConfig": {"organizationUnitId":1001,"earliestPossibleStartDate":"2026-12-02","editable":true,"approvalRequired":false,"leadTime":{"term":1,"termUnit":"WEEK"},"bookableAhead":{"term":6,"termUnit":"MONTH"},"minimumLength":{"term":2,"termUnit":"WEEK"},"maximumLength":{"term":3,"termUnit":"MONTH"},"maximumPerYear":2,"lengthensTerm":true},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriodDateLimitations: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodDateLimitations": {"minDate":"2026-12-02","maxDate":"2027-08-24","minEndDate":null,"maxEndDate":null,"effect":null},
        "idlePeriodDatesOfStart": {"minDate":"2026-12-02","maxDate":"2027-08-24","minEndDate":"2027-01-14","maxEndDate":"2027-03-31","effect":{"contractId":93101,"contractName":"Flex membership","restingDays":15,"endDateBefore":"2027-02-28","endDateAfter":"2027-03-15","notCharged":{"amount":16.89,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":15.43,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":2.58,"currency":"EUR"}}]}},
        "idlePeriodDatesOfFirstDay": {"minDate":"2026-12-02","maxDate":"2027-08-24","minEndDate":"2027-01-14","maxEndDate":"2027-03-31","effect":null},
        "noIdlePeriodDates": {"minDate":null,"maxDate":null,"minEndDate":null,"maxEndDate":null,"effect":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"startDate: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"startDate"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  uploadIdlePeriodDocument: {
    204: {
      headers: {},
      examples: {
        "empty": null,
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"document: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"document"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    413: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.toolarge": {"errorMessage":"A document has at most 10 MB","errorCode":"document.error.toolarge","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"10"}]},
      },
    },
    415: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.kindnottaken": {"errorMessage":"A document is PDF, JPEG, PNG or WebP","errorCode":"document.error.kindnottaken","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.notreadable": {"errorMessage":"The document cannot be read","errorCode":"document.error.notreadable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "picture.error.toomanypixels": {"errorMessage":"A picture has at most 25 million pixels","errorCode":"picture.error.toomanypixels","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"25"}]},
        "picture.error.notreadable": {"errorMessage":"The picture cannot be read","errorCode":"picture.error.notreadable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  uploadIdlePeriodDocumentV2: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodDocument": {"id":"2c4e6a80-1b3d-4f5a-8c7e-9d0b1a2c3e01","mediaType":"application/pdf","validUntil":"2026-11-26T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"document: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"document"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    413: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.toolarge": {"errorMessage":"A document has at most 10 MB","errorCode":"document.error.toolarge","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"10"}]},
      },
    },
    415: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.kindnottaken": {"errorMessage":"A document is PDF, JPEG, PNG or WebP","errorCode":"document.error.kindnottaken","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "document.error.notreadable": {"errorMessage":"The document cannot be read","errorCode":"document.error.notreadable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "picture.error.toomanypixels": {"errorMessage":"A picture has at most 25 million pixels","errorCode":"picture.error.toomanypixels","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"25"}]},
        "picture.error.notreadable": {"errorMessage":"The picture cannot be read","errorCode":"picture.error.notreadable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriodDocumentRequirements: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodDocumentRequired": {"documentRequired":true,"description":"A note of your doctor, or proof that you are away.","mediaTypes":["application/pdf","image/jpeg","image/png","image/webp"],"maxMegabytes":10},
        "idlePeriodDocumentNotRequired": {"documentRequired":false,"description":null,"mediaTypes":["application/pdf","image/jpeg","image/png","image/webp"],"maxMegabytes":10},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriodFirstStartDate: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "firstIdlePeriodStartDate": {"firstPossibleStartDate":"2026-12-02"},
        "noIdlePeriodStartDate": {"firstPossibleStartDate":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriodCreateButton: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodButton": {"visible":true},
        "noIdlePeriodButton": {"visible":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
  cancelIdlePeriod: {
    204: {
      headers: {},
      examples: {
        "empty": null,
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"idlePeriodId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"idlePeriodId"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idleperiod.error.notfound": {"errorMessage":"There is no such idle period","errorCode":"idleperiod.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idleperiod.error.notcancelable": {"errorMessage":"The idle period cannot be canceled any more","errorCode":"idleperiod.error.notcancelable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"ACTIVE"}]},
        "idleperiod.error.contractcanceled": {"errorMessage":"The contract is canceled","errorCode":"idleperiod.error.contractcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-02-28"}]},
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
  listIdlePeriods: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriods": [{"id":97101,"startDate":"2027-01-01","endDate":"2027-01-15","state":"PENDING","rejectionReason":null,"requestedAt":"2026-11-25T09:00:00+01:00","documentAttached":true,"cancelable":true,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":15,"endDateBefore":"2027-04-30","endDateAfter":"2027-05-15","notCharged":{"amount":16.89,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":15.43,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":2.58,"currency":"EUR"}}]}},{"id":97102,"startDate":"2026-11-11","endDate":"2026-12-10","state":"ACTIVE","rejectionReason":null,"requestedAt":"2026-10-20T09:00:00+02:00","documentAttached":false,"cancelable":false,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":30,"endDateBefore":"2027-03-31","endDateAfter":"2027-04-30","notCharged":{"amount":34.52,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-11-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":9.97,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-11-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":1.67,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":20.25,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":3.39,"currency":"EUR"}}]}},{"id":97103,"startDate":"2026-09-01","endDate":"2026-09-30","state":"REJECTED","rejectionReason":"Please bring a note of your doctor.","requestedAt":"2026-08-10T09:00:00+02:00","documentAttached":true,"cancelable":false,"effect":null},{"id":97104,"startDate":"2026-07-01","endDate":"2026-07-31","state":"ACCEPTED","rejectionReason":null,"requestedAt":"2026-06-10T09:00:00+02:00","documentAttached":false,"cancelable":false,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":31,"endDateBefore":"2027-03-30","endDateAfter":"2027-04-30","notCharged":{"amount":34.9,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-07-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":0,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-07-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":0,"currency":"EUR"}}]}}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getIdlePeriods: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idlePeriodOverview": {"current":[{"id":97102,"startDate":"2026-11-11","endDate":"2026-12-10","state":"ACTIVE","rejectionReason":null,"requestedAt":"2026-10-20T09:00:00+02:00","documentAttached":false,"cancelable":false,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":30,"endDateBefore":"2027-03-31","endDateAfter":"2027-04-30","notCharged":{"amount":34.52,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-11-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":9.97,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-11-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":1.67,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":20.25,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":3.39,"currency":"EUR"}}]}},{"id":97101,"startDate":"2027-01-01","endDate":"2027-01-15","state":"PENDING","rejectionReason":null,"requestedAt":"2026-11-25T09:00:00+01:00","documentAttached":true,"cancelable":true,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":15,"endDateBefore":"2027-04-30","endDateAfter":"2027-05-15","notCharged":{"amount":16.89,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":15.43,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":2.58,"currency":"EUR"}}]}}],"past":[{"id":97103,"startDate":"2026-09-01","endDate":"2026-09-30","state":"REJECTED","rejectionReason":"Please bring a note of your doctor.","requestedAt":"2026-08-10T09:00:00+02:00","documentAttached":true,"cancelable":false,"effect":null},{"id":97104,"startDate":"2026-07-01","endDate":"2026-07-31","state":"ACCEPTED","rejectionReason":null,"requestedAt":"2026-06-10T09:00:00+02:00","documentAttached":false,"cancelable":false,"effect":{"contractId":93101,"contractName":"Flex membership","restingDays":31,"endDateBefore":"2027-03-30","endDateAfter":"2027-04-30","notCharged":{"amount":34.9,"currency":"EUR"},"charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-07-01","priceBefore":{"amount":29.9,"currency":"EUR"},"priceAfter":{"amount":0,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-07-01","priceBefore":{"amount":5,"currency":"EUR"},"priceAfter":{"amount":0,"currency":"EUR"}}]}}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
