/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getCustomerAccount'
  | 'getAccountBalance'
> = {
  getCustomerAccount: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "accountInDetail": {"organizationUnitId":1001,"view":"DETAILED","openingBalance":{"amount":0,"currency":"EUR"},"closingBalance":{"amount":54.8,"currency":"EUR"},"bookingEntries":[{"type":"CLAIM","name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"balance":{"amount":54.8,"currency":"EUR"},"dueDate":"2026-11-15","bookedAt":"2026-11-25T09:00:00+01:00"},{"type":"CLAIM","name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"balance":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01","bookedAt":"2026-11-25T09:00:00+01:00"}],"customerCreationDate":"2024-03-01","filterParameters":{"startDate":"2025-11-25","endDate":"2026-11-25"}},
        "accountInSums": {"organizationUnitId":1001,"view":"SUMMARIZED","openingBalance":{"amount":0,"currency":"EUR"},"closingBalance":{"amount":54.8,"currency":"EUR"},"bookingEntries":[{"type":"CLAIM","name":null,"amount":{"amount":54.8,"currency":"EUR"},"balance":{"amount":54.8,"currency":"EUR"},"dueDate":"2026-11-15","bookedAt":null}],"customerCreationDate":"2024-03-01","filterParameters":{"startDate":"2025-11-25","endDate":"2026-11-25"}},
        "accountOfSomeDays": {"organizationUnitId":1001,"view":"DETAILED","openingBalance":{"amount":34.9,"currency":"EUR"},"closingBalance":{"amount":54.8,"currency":"EUR"},"bookingEntries":[{"type":"CLAIM","name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"balance":{"amount":54.8,"currency":"EUR"},"dueDate":"2026-11-15","bookedAt":"2026-11-25T09:00:00+01:00"}],"customerCreationDate":"2024-03-01","filterParameters":{"startDate":"2026-11-10","endDate":"2026-11-25"}},
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
  getAccountBalance: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "somethingOwed": {"balance":{"amount":54.8,"currency":"EUR"},"payable":true,"customerAccountDto":{"organizationUnitId":1001,"view":"DETAILED","openingBalance":{"amount":0,"currency":"EUR"},"closingBalance":{"amount":54.8,"currency":"EUR"},"bookingEntries":[{"type":"CLAIM","name":"Personal training","amount":{"amount":19.9,"currency":"EUR"},"balance":{"amount":54.8,"currency":"EUR"},"dueDate":"2026-11-15","bookedAt":"2026-11-25T09:00:00+01:00"},{"type":"CLAIM","name":"Membership, November 2026","amount":{"amount":34.9,"currency":"EUR"},"balance":{"amount":34.9,"currency":"EUR"},"dueDate":"2026-11-01","bookedAt":"2026-11-25T09:00:00+01:00"}],"customerCreationDate":"2024-03-01","filterParameters":{"startDate":"2025-11-25","endDate":"2026-11-25"}}},
        "nothingOwed": {"balance":{"amount":0,"currency":"EUR"},"payable":false,"customerAccountDto":null},
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
