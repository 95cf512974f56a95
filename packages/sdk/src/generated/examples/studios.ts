/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getHomeStudio'
  | 'listPublicStudios'
  | 'getPublicStudio'
  | 'getAnyStudioLogo'
  | 'getStudioLogo'
  | 'getSepaAgreement'
> = {
  getHomeStudio: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioMitte": {"id":1001,"magiclineId":25001,"tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","type":5,"address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"contacts":[{"type":"PHONE","value":"+49 30 0000000"}],"website":"https://northside.example","email":"mitte@northside.example","currencyCode":"EUR","locale":"de_DE","closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"onlineCancelationEnabled":true},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.nohomestudio": {"errorMessage":"The account has no home studio","errorCode":"studio.error.nohomestudio","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listPublicStudios: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studiosOfTenant": [{"id":1001,"magiclineId":25001,"tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","type":5,"address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"contacts":[{"type":"PHONE","value":"+49 30 0000000"}],"website":"https://northside.example","email":"mitte@northside.example","currencyCode":"EUR","locale":"de_DE","closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"onlineCancelationEnabled":true}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicStudio: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioMitte": {"id":1001,"magiclineId":25001,"tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","type":5,"address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"contacts":[{"type":"PHONE","value":"+49 30 0000000"}],"website":"https://northside.example","email":"mitte@northside.example","currencyCode":"EUR","locale":"de_DE","closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"onlineCancelationEnabled":true},
        "studioWithImage": {"id":1001,"magiclineId":25001,"tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":{"url":"/pictures/studio/1001.svg","urlLarge":"/pictures/studio/1001.svg?size=large","width":480,"height":320},"zoneId":"Europe/Berlin","type":5,"address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":"BE","country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"contacts":[{"type":"PHONE","value":"+49 30 0000000"}],"website":"https://northside.example","email":"mitte@northside.example","currencyCode":"EUR","locale":"de_DE","closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"onlineCancelationEnabled":true},
        "bareStudio": {"id":1001,"magiclineId":25001,"tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":null,"image":null,"zoneId":"Europe/Berlin","type":5,"address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":null,"contacts":[{"type":"PHONE","value":"+49 30 0000000"}],"website":null,"email":null,"currencyCode":"EUR","locale":"de_DE","closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"onlineCancelationEnabled":true},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
  getAnyStudioLogo: {
    200: {
      headers: {"Content-Type":"image/svg+xml","Cache-Control":"max-age=86400"},
      examples: {
        "brandLogo": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\" width=\"32\" height=\"32\"><circle cx=\"16\" cy=\"16\" r=\"8\"/></svg>",
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "logo.error.notfound": {"errorMessage":"There is no logo","errorCode":"logo.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getStudioLogo: {
    200: {
      headers: {"Content-Type":"image/svg+xml","Cache-Control":"max-age=86400"},
      examples: {
        "brandLogo": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\" width=\"32\" height=\"32\"><circle cx=\"16\" cy=\"16\" r=\"8\"/></svg>",
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "logo.error.notfound": {"errorMessage":"There is no logo","errorCode":"logo.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getSepaAgreement: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "sepaAgreement": {"title":"SEPA Direct Debit Mandate","authorization":"By giving this mandate you authorise (A) Northside Mitte to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Northside Mitte.","refundNotice":"As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.","creditorName":"Northside Mitte","creditorId":"DE98ZZZ09999999999","creditorAddress":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"mandateReference":"NO1001-7K3M9QX2WA","paymentType":"RECURRENT","version":"2026-11-22","language":"en"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.nosepaagreement": {"errorMessage":"The studio takes no direct debits","errorCode":"studio.error.nosepaagreement","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
};
