/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listLoyaltyActivities'
  | 'getLoyaltyCustomerState'
  | 'getLoyaltyLandingPage'
  | 'listLoyaltyLevels'
  | 'getLoyaltyOverview'
  | 'listLoyaltyPoints'
  | 'listLoyaltyPremiums'
  | 'getLoyaltyTeaser'
  | 'getLoyaltyWidget'
  | 'registerForLoyaltyProgram'
  | 'getLoyaltyPremiumInfo'
  | 'redeemLoyaltyPremium'
> = {
  listLoyaltyActivities: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyActivities": [{"id":98011,"type":"REGISTRATION","name":"Welcome","description":"Join the program.","points":100},{"id":98013,"type":"COURSE_BOOKING","name":"Take part in a class","description":"Book a class and come.","points":20},{"id":98012,"type":"REFERRAL","name":"Bring somebody along","description":"Somebody signs with your code.","points":500}],
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getLoyaltyCustomerState: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyRegistered": {"state":"REGISTERED","title":"Northside Rewards","registeredAt":"2025-11-02T10:00:00+01:00"},
        "loyaltyNotJoined": {"state":"NOT_REGISTERED","title":"Northside Rewards","registeredAt":null},
        "loyaltyInRegistration": {"state":"IN_REGISTRATION","title":"Northside Rewards","registeredAt":null},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getLoyaltyLandingPage: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyLandingPage": {"title":"Northside Rewards","headline":"Points for what you do anyway","text":"Collect points, and **choose** what you want for them.","advantages":["Points for every class","Rewards from 80 points"],"pointsExpiry":{"term":12,"termUnit":"MONTH"},"expiresAtYearEnd":false,"state":"NOT_REGISTERED"},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listLoyaltyLevels: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyLevels": [{"id":98001,"name":"Bronze","description":"Points for every class.","threshold":0,"reached":true,"current":false,"progress":100},{"id":98002,"name":"Silver","description":"A towel with every visit.","threshold":500,"reached":true,"current":true,"progress":100},{"id":98003,"name":"Gold","description":"Bring a friend for nothing.","threshold":2000,"reached":false,"current":false,"progress":31}],
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getLoyaltyOverview: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyOverview": {"title":"Northside Rewards","points":520,"date":"2026-11-25","collectedPoints":620,"registeredAt":"2025-11-02T10:00:00+01:00","level":"Silver","nextLevel":{"name":"Gold","pointsMissing":1380,"progress":8},"expirations":[{"points":500,"date":"2027-03-05"},{"points":20,"date":"2027-11-20"}]},
        "loyaltyOverviewOfHighest": {"title":"Northside Rewards","points":2520,"date":"2026-11-25","collectedPoints":2620,"registeredAt":"2025-11-02T10:00:00+01:00","level":"Gold","nextLevel":null,"expirations":[{"points":500,"date":"2027-03-05"},{"points":2020,"date":"2027-11-20"}]},
        "loyaltyOverviewWithoutPoints": {"title":"Northside Rewards","points":0,"date":"2026-11-25","collectedPoints":0,"registeredAt":"2025-11-02T10:00:00+01:00","level":null,"nextLevel":{"name":"Silver","pointsMissing":500,"progress":0},"expirations":[]},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
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
  listLoyaltyPoints: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyPoints": {"content":[{"type":"EARNED","name":"Take part in a class","points":20,"date":"2026-11-20","expiresOn":"2027-11-20"},{"type":"EXPIRED","name":"Welcome","points":-20,"date":"2026-11-03","expiresOn":null},{"type":"REDEEMED","name":"Protein bar","points":-80,"date":"2026-06-10","expiresOn":null},{"type":"EARNED","name":"Bring somebody along","points":500,"date":"2026-03-05","expiresOn":"2027-03-05"},{"type":"EARNED","name":"Welcome","points":100,"date":"2025-11-02","expiresOn":"2026-11-02"}],"page":0,"size":20,"hasNext":false},
        "noLoyaltyPoints": {"content":[],"page":0,"size":20,"hasNext":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"page: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"page"}]},
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
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
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
  listLoyaltyPremiums: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyPremiums": [{"assignmentId":98101,"name":"Protein bar","description":"Whichever you like.","type":"CUSTOM","amount":null,"period":null,"points":80,"requiredLevel":null,"validUntil":null,"state":"REDEEMED","redeemedAt":"2026-06-10T09:00:00+02:00"},{"assignmentId":98107,"name":"A voucher for a friend","description":"20 euros off a new contract.","type":"CONTRACT_VOUCHER","amount":{"amount":20,"currency":"EUR"},"period":null,"points":150,"requiredLevel":null,"validUntil":null,"state":"REDEEMABLE","redeemedAt":null},{"assignmentId":98105,"name":"Towel","description":"Soft and large.","type":"CUSTOM","amount":null,"period":null,"points":200,"requiredLevel":null,"validUntil":"2026-10-31","state":"GONE","redeemedAt":null},{"assignmentId":98104,"name":"Personal training","description":"An hour with a trainer of your own.","type":"BENEFIT","amount":null,"period":null,"points":300,"requiredLevel":"Gold","validUntil":null,"state":"LEVEL_TOO_LOW","redeemedAt":null},{"assignmentId":98102,"name":"10 euros to spend","description":"At the bar and in the shop.","type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"period":null,"points":400,"requiredLevel":null,"validUntil":null,"state":"REDEEMABLE","redeemedAt":null},{"assignmentId":98106,"name":"A week for nothing","description":"You pay nothing for a week.","type":"FREE_PERIOD","amount":null,"period":{"term":1,"termUnit":"WEEK"},"points":450,"requiredLevel":null,"validUntil":null,"state":"REDEEMABLE","redeemedAt":null},{"assignmentId":98103,"name":"Hoodie","description":"With the sign of the studio.","type":"CUSTOM","amount":null,"period":null,"points":1000,"requiredLevel":null,"validUntil":null,"state":"TOO_FEW_POINTS","redeemedAt":null}],
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
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
  getLoyaltyTeaser: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyTeaser": {"title":"Northside Rewards","text":"Join and get points for every class.","welcomePoints":100,"confirmationRequired":false,"state":"NOT_REGISTERED"},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getLoyaltyWidget: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyWidget": {"title":"Northside Rewards","points":520,"level":"Silver","nextLevel":{"name":"Gold","pointsMissing":1380,"progress":8},"nextExpiration":{"points":500,"date":"2027-03-05"},"redeemablePremiums":3},
        "loyaltyWidgetOfHighest": {"title":"Northside Rewards","points":2520,"level":"Gold","nextLevel":null,"nextExpiration":{"points":500,"date":"2027-03-05"},"redeemablePremiums":5},
        "loyaltyWidgetWithoutPoints": {"title":"Northside Rewards","points":0,"level":null,"nextLevel":{"name":"Silver","pointsMissing":500,"progress":0},"nextExpiration":null,"redeemablePremiums":0},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
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
  registerForLoyaltyProgram: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyRegistered": {"state":"REGISTERED","title":"Northside Rewards","registeredAt":"2025-11-02T10:00:00+01:00"},
        "loyaltyInRegistration": {"state":"IN_REGISTRATION","title":"Northside Rewards","registeredAt":null},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getLoyaltyPremiumInfo: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyPremiumInfo": {"premium":{"assignmentId":98102,"name":"10 euros to spend","description":"At the bar and in the shop.","type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"period":null,"points":400,"requiredLevel":null,"validUntil":null,"state":"REDEEMABLE","redeemedAt":null},"redemptionText":"It is in your credit at once.","balance":520,"balanceAfter":120,"possibleRewardStartDates":[],"grant":null},
        "loyaltyFreePeriodInfo": {"premium":{"assignmentId":98106,"name":"A week for nothing","description":"You pay nothing for a week.","type":"FREE_PERIOD","amount":null,"period":{"term":1,"termUnit":"WEEK"},"points":450,"requiredLevel":null,"validUntil":null,"state":"REDEEMABLE","redeemedAt":null},"redemptionText":"It is taken off your next payment.","balance":520,"balanceAfter":70,"possibleRewardStartDates":["2026-12-01","2027-01-01","2027-02-01"],"grant":null},
        "loyaltyRedeemedInfo": {"premium":{"assignmentId":98101,"name":"Protein bar","description":"Whichever you like.","type":"CUSTOM","amount":null,"period":null,"points":80,"requiredLevel":null,"validUntil":null,"state":"REDEEMED","redeemedAt":"2026-06-10T09:00:00+02:00"},"redemptionText":"Show this at the desk.","balance":520,"balanceAfter":null,"possibleRewardStartDates":[],"grant":{"type":"CUSTOM","amount":null,"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-06-10T09:00:00+02:00"}},
        "loyaltyTooFewInfo": {"premium":{"assignmentId":98103,"name":"Hoodie","description":"With the sign of the studio.","type":"CUSTOM","amount":null,"period":null,"points":1000,"requiredLevel":null,"validUntil":null,"state":"TOO_FEW_POINTS","redeemedAt":null},"redemptionText":"Show this at the desk.","balance":520,"balanceAfter":null,"possibleRewardStartDates":[],"grant":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"assignmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"assignmentId"}]},
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
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "loyalty.error.premiumnotfound": {"errorMessage":"There is no such reward","errorCode":"loyalty.error.premiumnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
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
  redeemLoyaltyPremium: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyaltyCreditRedeemed": {"redemptionId":"8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d01","assignmentId":98102,"name":"10 euros to spend","points":400,"balance":120,"redeemedAt":"2026-11-25T09:00:00+01:00","grant":{"type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}},
        "loyaltyFreePeriodRedeemed": {"redemptionId":"8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d01","assignmentId":98106,"name":"A week for nothing","points":450,"balance":70,"redeemedAt":"2026-11-25T09:00:00+01:00","grant":{"type":"FREE_PERIOD","amount":null,"startDate":"2026-12-01","endDate":"2026-12-07","voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}},
        "loyaltyVoucherRedeemed": {"redemptionId":"8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d01","assignmentId":98107,"name":"A voucher for a friend","points":150,"balance":370,"redeemedAt":"2026-11-25T09:00:00+01:00","grant":{"type":"CONTRACT_VOUCHER","amount":{"amount":20,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":"GIFT-7H2K9P4RTX","grantedAt":"2026-11-25T09:00:00+01:00"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"assignmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"assignmentId"}]},
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
        "loyalty.error.noprogram": {"errorMessage":"There is no loyalty program here","errorCode":"loyalty.error.noprogram","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "loyalty.error.premiumnotfound": {"errorMessage":"There is no such reward","errorCode":"loyalty.error.premiumnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "loyalty.error.notregistered": {"errorMessage":"The member does not take part","errorCode":"loyalty.error.notregistered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_REGISTERED"}]},
        "loyalty.error.premiumgone": {"errorMessage":"The reward is gone","errorCode":"loyalty.error.premiumgone","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "loyalty.error.alreadyredeemed": {"errorMessage":"The reward has been redeemed","errorCode":"loyalty.error.alreadyredeemed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "loyalty.error.leveltoolow": {"errorMessage":"The reward is for a higher level","errorCode":"loyalty.error.leveltoolow","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"Gold"}]},
        "loyalty.error.toofewpoints": {"errorMessage":"There are too few points","errorCode":"loyalty.error.toofewpoints","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"480"}]},
        "reward.error.nocontract": {"errorMessage":"There is no contract for this reward","errorCode":"reward.error.nocontract","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "reward.error.startdatenotallowed": {"errorMessage":"The reward cannot start on this day","errorCode":"reward.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"rewardStartDate"}]},
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
};
