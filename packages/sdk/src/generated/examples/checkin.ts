/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getActiveCheckin'
  | 'createCheckin'
  | 'getEarliestCheckinDate'
  | 'getCheckinHistoryReport'
  | 'getCheckinHistoryDocument'
  | 'getCrossTenantCheckin'
> = {
  getActiveCheckin: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "notCheckedIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":false,"checkin":null,"automaticCheckoutTime":null,"selfCheckinEnabled":true,"selfCheckoutEnabled":true,"refusal":null,"code":{"value":"C1.1001.5eh.gyqzfa.0Yk3nUqS9bVtE2xLrA7w5Q","validUntil":"2026-11-25T09:30:00+01:00"}},
        "checkedIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":true,"checkin":{"id":"3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"date":"2026-11-25","checkinTime":"2026-11-25T08:15:00+01:00","checkoutTime":null,"durationMinutes":null},"automaticCheckoutTime":"2026-11-25T14:15:00+01:00","selfCheckinEnabled":true,"selfCheckoutEnabled":true,"refusal":null,"code":{"value":"C1.1001.5eh.gyqzfa.0Yk3nUqS9bVtE2xLrA7w5Q","validUntil":"2026-11-25T09:30:00+01:00"}},
        "notLetIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":false,"checkin":null,"automaticCheckoutTime":null,"selfCheckinEnabled":false,"selfCheckoutEnabled":false,"refusal":"NO_CONTRACT","code":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createCheckin: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkedIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":true,"checkin":{"id":"3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"date":"2026-11-25","checkinTime":"2026-11-25T08:15:00+01:00","checkoutTime":null,"durationMinutes":null},"automaticCheckoutTime":"2026-11-25T14:15:00+01:00","selfCheckinEnabled":true,"selfCheckoutEnabled":true,"refusal":null,"code":{"value":"C1.1001.5eh.gyqzfa.0Yk3nUqS9bVtE2xLrA7w5Q","validUntil":"2026-11-25T09:30:00+01:00"}},
        "notCheckedIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":false,"checkin":null,"automaticCheckoutTime":null,"selfCheckinEnabled":true,"selfCheckoutEnabled":true,"refusal":null,"code":{"value":"C1.1001.5eh.gyqzfa.0Yk3nUqS9bVtE2xLrA7w5Q","validUntil":"2026-11-25T09:30:00+01:00"}},
        "notLetIn": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"active":false,"checkin":null,"automaticCheckoutTime":null,"selfCheckinEnabled":false,"selfCheckoutEnabled":false,"refusal":"NO_CONTRACT","code":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
        "checkin.error.notbyself": {"errorMessage":"Members of this studio do not do this by themselves","errorCode":"checkin.error.notbyself","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CHECK_IN"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkin.error.nocontract": {"errorMessage":"There is no contract that lets this member in","errorCode":"checkin.error.nocontract","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkin.error.contractpaused": {"errorMessage":"The contract rests","errorCode":"checkin.error.contractpaused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-10"}]},
        "checkin.error.accessrefused": {"errorMessage":"The studio does not let this member in","errorCode":"checkin.error.accessrefused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkin.error.entranceblocked": {"errorMessage":"After missed bookings this member is not let in for a while","errorCode":"checkin.error.entranceblocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-27T23:00:00Z"}]},
        "checkin.error.notactive": {"errorMessage":"The member is not checked in here","errorCode":"checkin.error.notactive","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getEarliestCheckinDate: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "earliestCheckinDate": {"earliestPossibleDate":"2025-11-01"},
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
  getCheckinHistoryReport: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkinHistory": {"startDate":"2026-10-26","endDate":"2026-11-25","visits":2,"totalMinutes":90,"checkins":[{"id":"3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e01","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"date":"2026-11-25","checkinTime":"2026-11-25T08:15:00+01:00","checkoutTime":null,"durationMinutes":null},{"id":"3f6c1d2e-9a4b-4c7d-8e5f-0a1b2c3d4e02","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"date":"2026-11-23","checkinTime":"2026-11-23T17:05:00+01:00","checkoutTime":"2026-11-23T18:35:00+01:00","durationMinutes":90}]},
        "noVisits": {"startDate":"2026-10-26","endDate":"2026-11-25","visits":0,"totalMinutes":0,"checkins":[]},
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
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkin.error.historytooearly": {"errorMessage":"The history does not go back so far","errorCode":"checkin.error.historytooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2025-11-01"}]},
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
  getCheckinHistoryDocument: {
    200: {
      headers: {"Content-Type":"application/pdf"},
      examples: {
        "checkinHistoryDocument": "(the bytes of a PDF)",
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
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkin.error.historytooearly": {"errorMessage":"The history does not go back so far","errorCode":"checkin.error.historytooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2025-11-01"}]},
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
  getCrossTenantCheckin: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "crossTenantCheckin": {"holderName":"M••• M•••","homeTenantName":"Northside Athletics","homeStudio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"studio":{"id":2001,"name":"Volt Zentrum","zoneId":"Europe/Berlin"},"state":"OPEN","checkinTime":null,"validUntil":"2026-11-25T22:00:00+01:00"},
        "crossTenantCheckedIn": {"holderName":"M••• M•••","homeTenantName":"Northside Athletics","homeStudio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"studio":{"id":2001,"name":"Volt Zentrum","zoneId":"Europe/Berlin"},"state":"CHECKED_IN","checkinTime":"2026-11-25T08:15:00+01:00","validUntil":"2026-11-25T22:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.notfound": {"errorMessage":"There is no such link","errorCode":"link.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "link.error.expired": {"errorMessage":"The link has expired","errorCode":"link.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T08:00:00Z"}]},
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
