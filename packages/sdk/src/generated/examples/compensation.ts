/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listCompensations'
  | 'listCompensationPremiums'
  | 'createCompensationProposal'
  | 'waiveCompensation'
> = {
  listCompensations: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensations": [{"compensationId":98501,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"CLAIMABLE","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":false,"proposal":null},{"compensationId":98502,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"NOT_YET_CLAIMABLE","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-12-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":false,"proposal":null},{"compensationId":98503,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"PENDING_APPROVAL","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":true,"proposal":{"status":"PENDING","premiumId":98603,"name":"A month for nothing","type":"FREE_PERIOD","rewardPeriodFrom":"2026-12-01","proposedAt":"2026-11-10T12:00:00+01:00","grant":null}},{"compensationId":98504,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"CLAIMED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":"2026-11-10","waivedDate":null,"approvalRequired":false,"proposal":{"status":"ACCEPTED","premiumId":98604,"name":"15 euros off","type":"CREDIT","rewardPeriodFrom":null,"proposedAt":"2026-11-10T12:00:00+01:00","grant":{"type":"CREDIT","amount":{"amount":15,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-11-10T12:00:00+01:00"}}},{"compensationId":98505,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"WAIVED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":"2026-11-10","approvalRequired":false,"proposal":null},{"compensationId":98506,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"CLAIM_PERIOD_EXPIRED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-09-01","claimPeriodEndDate":"2026-10-31","claimedDate":null,"waivedDate":null,"approvalRequired":false,"proposal":null},{"compensationId":98507,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"NOT_CLAIMABLE","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":false,"proposal":null}],
        "compensationOfEndedContract": [{"compensationId":98508,"contractId":93102,"contractName":"Ten days","name":"Closed for repairs","status":"NOT_CLAIMED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":false,"proposal":null}],
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
  listCompensationPremiums: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensationPremiums": [{"premiumId":98601,"name":"A month for nothing","description":"You pay nothing for a month.","type":"FREE_PERIOD","amount":null,"period":{"term":1,"termUnit":"MONTH"},"possibleRewardStartDates":["2026-12-01","2027-01-01","2027-02-01"]},{"premiumId":98602,"name":"15 euros off","description":"Off what you owe next.","type":"CREDIT","amount":{"amount":15,"currency":"EUR"},"period":null,"possibleRewardStartDates":null},{"premiumId":98605,"name":"A year for nothing","description":"You pay nothing for a year.","type":"FREE_PERIOD","amount":null,"period":{"term":1,"termUnit":"YEAR"},"possibleRewardStartDates":["2026-12-01","2027-01-01","2027-02-01"]}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"compensationId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"compensationId"}]},
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
        "compensation.error.notfound": {"errorMessage":"There is no such compensation","errorCode":"compensation.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createCompensationProposal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensationFreePeriod": {"compensationId":98501,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"CLAIMED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":"2026-11-25","waivedDate":null,"approvalRequired":false,"proposal":{"status":"ACCEPTED","premiumId":98601,"name":"A month for nothing","type":"FREE_PERIOD","rewardPeriodFrom":"2026-12-01","proposedAt":"2026-11-25T09:00:00+01:00","grant":{"type":"FREE_PERIOD","amount":null,"startDate":"2026-12-01","endDate":"2026-12-31","voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}}},
        "compensationCredit": {"compensationId":98501,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"CLAIMED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":"2026-11-25","waivedDate":null,"approvalRequired":false,"proposal":{"status":"ACCEPTED","premiumId":98602,"name":"15 euros off","type":"CREDIT","rewardPeriodFrom":null,"proposedAt":"2026-11-25T09:00:00+01:00","grant":{"type":"CREDIT","amount":{"amount":15,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}}},
        "compensationPending": {"compensationId":98501,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"PENDING_APPROVAL","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":null,"approvalRequired":true,"proposal":{"status":"PENDING","premiumId":98602,"name":"15 euros off","type":"CREDIT","rewardPeriodFrom":null,"proposedAt":"2026-11-25T09:00:00+01:00","grant":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"compensationId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"compensationId"}]},
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
        "compensation.error.notfound": {"errorMessage":"There is no such compensation","errorCode":"compensation.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "compensation.error.premiumnotfound": {"errorMessage":"There is no such reward for this compensation","errorCode":"compensation.error.premiumnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensation.error.notclaimable": {"errorMessage":"The compensation cannot be claimed now","errorCode":"compensation.error.notclaimable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CLAIMED"}]},
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
  waiveCompensation: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensationWaived": {"compensationId":98501,"contractId":93101,"contractName":"Flex membership","name":"Closed for repairs","status":"WAIVED","compensationPeriodStartDate":"2026-08-01","compensationPeriodEndDate":"2026-08-31","claimPeriodStartDate":"2026-11-01","claimPeriodEndDate":"2026-12-31","claimedDate":null,"waivedDate":"2026-11-25","approvalRequired":false,"proposal":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"compensationId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"compensationId"}]},
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
        "compensation.error.notfound": {"errorMessage":"There is no such compensation","errorCode":"compensation.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "compensation.error.notclaimable": {"errorMessage":"The compensation cannot be claimed now","errorCode":"compensation.error.notclaimable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CLAIMED"}]},
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
