/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getReferralPremiums'
  | 'getReferralPremiumInfo'
  | 'redeemReferralPremium'
> = {
  getReferralPremiums: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "referralPremiums": {"recruitedMembers":[{"customerRecruitmentId":98303,"displayedName":null,"recruitedOn":null,"redeemableOn":null,"state":"NOT_REDEEMABLE","grant":null},{"customerRecruitmentId":98302,"displayedName":"Nele N.","recruitedOn":"2026-11-20","redeemableOn":"2026-12-04","state":"NOT_YET_REDEEMABLE","grant":null},{"customerRecruitmentId":98301,"displayedName":"Vic V.","recruitedOn":"2026-10-01","redeemableOn":"2026-10-15","state":"REDEEMABLE","grant":null}],"recruitedByMembers":[{"customerRecruitmentId":98304,"displayedName":"Vic V.","recruitedOn":"2026-02-20","redeemableOn":"2026-03-06","state":"REDEEMABLE","grant":null}]},
        "referralPremiumsRedeemed": {"recruitedMembers":[{"customerRecruitmentId":98301,"displayedName":"Vic V.","recruitedOn":"2026-10-01","redeemableOn":"2026-10-15","state":"REDEEMED","grant":{"type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-11-01T12:00:00+01:00"}}],"recruitedByMembers":[]},
        "noReferrals": {"recruitedMembers":[],"recruitedByMembers":[]},
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
  getReferralPremiumInfo: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "referralPremiumInfo": {"recruitment":{"customerRecruitmentId":98301,"displayedName":"Vic V.","recruitedOn":"2026-10-01","redeemableOn":"2026-10-15","state":"REDEEMABLE","grant":null},"premiums":[{"premiumId":98401,"name":"A month for nothing","description":"You pay nothing for a month.","type":"FREE_PERIOD","amount":null,"period":{"term":1,"termUnit":"MONTH"},"possibleRewardStartDates":["2026-12-01","2027-01-01","2027-02-01"]},{"premiumId":98402,"name":"10 euros to spend","description":"At the bar and in the shop.","type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"period":null,"possibleRewardStartDates":null}]},
        "referralPremiumInfoOfOne": {"recruitment":{"customerRecruitmentId":98301,"displayedName":"Vic V.","recruitedOn":"2026-10-01","redeemableOn":"2026-10-15","state":"REDEEMABLE","grant":null},"premiums":[{"premiumId":98402,"name":"10 euros to spend","description":"At the bar and in the shop.","type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"period":null,"possibleRewardStartDates":null}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"customerRecruitmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"customerRecruitmentId"}]},
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
        "premium.error.recruitmentnotfound": {"errorMessage":"There is no such referral","errorCode":"premium.error.recruitmentnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "premium.error.notfound": {"errorMessage":"There is no such reward for a referral","errorCode":"premium.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  redeemReferralPremium: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "referralFreePeriodRedeemed": {"redemptionId":"8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d02","customerRecruitmentId":98301,"premiumId":98401,"name":"A month for nothing","grant":{"type":"FREE_PERIOD","amount":null,"startDate":"2026-12-01","endDate":"2026-12-31","voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}},
        "referralCreditRedeemed": {"redemptionId":"8b1f2c3d-4e5a-4b6c-8d7e-9f0a1b2c3d02","customerRecruitmentId":98301,"premiumId":98402,"name":"10 euros to spend","grant":{"type":"CONSUMPTION_CREDIT","amount":{"amount":10,"currency":"EUR"},"startDate":null,"endDate":null,"voucherCode":null,"grantedAt":"2026-11-25T09:00:00+01:00"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"customerRecruitmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"customerRecruitmentId"}]},
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
        "premium.error.recruitmentnotfound": {"errorMessage":"There is no such referral","errorCode":"premium.error.recruitmentnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "premium.error.notfound": {"errorMessage":"There is no such reward for a referral","errorCode":"premium.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "premium.error.notredeemable": {"errorMessage":"There is no reward to redeem","errorCode":"premium.error.notredeemable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_YET_REDEEMABLE"}]},
        "premium.error.alreadyredeemed": {"errorMessage":"The reward of this referral has been redeemed","errorCode":"premium.error.alreadyredeemed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
