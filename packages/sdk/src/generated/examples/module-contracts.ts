/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'bookModuleContract'
  | 'listBookableModules'
  | 'listModuleCancelationReasons'
  | 'getModuleCancelationDates'
  | 'cancelModuleContract'
> = {
  bookModuleContract: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "moduleBooking": {"moduleContract":{"id":94104,"contractId":93101,"name":"Towels","price":{"amount":4,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-11-25","endDate":"2026-12-24","cancelationDate":null,"lastPossibleCancelationDate":"2026-12-24","contractEndDate":null,"cancelable":true,"withdrawable":false,"trialPeriodStartDate":"2026-11-25","trialPeriodEndDate":"2026-12-24"},"monthlyPriceBefore":{"amount":36.49,"currency":"EUR"},"monthlyPrice":{"amount":40.49,"currency":"EUR"},"firstCharge":{"type":"MODULE","name":"Towels","dueDate":"2026-12-25","paidUntilDate":"2027-01-24","price":{"amount":4,"currency":"EUR"}}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"contractId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"contractId"}]},
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
        "authorization.error.permissionmissing": {"errorMessage":"The member may not do this","errorCode":"authorization.error.permissionmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.notfound": {"errorMessage":"There is no such contract","errorCode":"contract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.termschanged": {"errorMessage":"The price has changed since it was shown","errorCode":"contract.error.termschanged","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"379.30 EUR"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
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
  listBookableModules: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bookableModules": [{"id":92104,"contractId":93101,"name":"Towels","description":"A fresh towel every day.","price":{"amount":4,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"},"earliestStartDate":"2026-11-25","latestStartDate":"2027-02-23","monthlyPriceBefore":{"amount":36.49,"currency":"EUR"},"monthlyPrice":{"amount":40.49,"currency":"EUR"}},{"id":92105,"contractId":93101,"name":"Personal training","description":"An hour with a trainer of your own, each month.","price":{"amount":39,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null,"earliestStartDate":"2026-11-25","latestStartDate":"2027-02-23","monthlyPriceBefore":{"amount":36.49,"currency":"EUR"},"monthlyPrice":{"amount":75.49,"currency":"EUR"}}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"contractId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"contractId"}]},
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
        "authorization.error.permissionmissing": {"errorMessage":"The member may not do this","errorCode":"authorization.error.permissionmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.notfound": {"errorMessage":"There is no such contract","errorCode":"contract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listModuleCancelationReasons: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "moduleCancelationReasons": [{"id":96003,"name":"I do not use it"}],
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
  getModuleCancelationDates: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "moduleCancelationDates": {"moduleContractId":94102,"cancelable":true,"dates":[{"cancelationDate":"2026-11-25","contractEndDate":"2027-02-28","lastPossibleCancelationDate":"2027-01-28","charges":[{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":5,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}],"stillCharged":{"amount":15,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}},"lapses":[{"type":"MODULE","name":"Drinks","endDate":"2027-02-28"}]}]},
        "trialCancelationDates": {"moduleContractId":94102,"cancelable":true,"dates":[{"cancelationDate":"2026-11-25","contractEndDate":"2026-12-31","lastPossibleCancelationDate":"2026-12-31","charges":[],"stillCharged":{"amount":0,"currency":"EUR"},"lastCharge":null,"lapses":[{"type":"MODULE","name":"Drinks","endDate":"2026-12-31"}]}]},
        "noModuleCancelationDates": {"moduleContractId":94101,"cancelable":false,"dates":[]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"moduleContractId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"moduleContractId"}]},
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
        "authorization.error.permissionmissing": {"errorMessage":"The member may not do this","errorCode":"authorization.error.permissionmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "modulecontract.error.notfound": {"errorMessage":"There is no such module contract","errorCode":"modulecontract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  cancelModuleContract: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "moduleCancelationReceipt": {"id":"5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01","type":"CANCELATION","dateTime":"2026-11-25T09:00:00+01:00","contractId":93101,"moduleContractId":94102,"contractNumber":"NO1001-7H2K9P4RTX","name":"Drinks","contractEndDate":"2027-02-28","stillCharged":{"amount":15,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"moduleContractId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"moduleContractId"}]},
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
        "authorization.error.permissionmissing": {"errorMessage":"The member may not do this","errorCode":"authorization.error.permissionmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "modulecontract.error.notfound": {"errorMessage":"There is no such module contract","errorCode":"modulecontract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.alreadycanceled": {"errorMessage":"It is canceled already","errorCode":"contract.error.alreadycanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contract.error.notcancelable": {"errorMessage":"It cannot be canceled here","errorCode":"contract.error.notcancelable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.enddatenotpossible": {"errorMessage":"It cannot end on this day","errorCode":"contract.error.enddatenotpossible","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2027-02-28"}]},
        "contract.error.cancelationreasonunknown": {"errorMessage":"There is no such reason","errorCode":"contract.error.cancelationreasonunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
