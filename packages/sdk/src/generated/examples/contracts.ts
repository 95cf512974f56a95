/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listContracts'
  | 'getMainContract'
  | 'listPendingCancelations'
  | 'getContractConfiguration'
  | 'listContractCancelationReasons'
  | 'getContractDocument'
  | 'getContractDownloadUrl'
  | 'getContractCancelationDates'
  | 'cancelContract'
  | 'withdrawContractCancelation'
  | 'withdrawModuleContractCancelation'
  | 'createPublicCancelation'
  | 'createPublicWithdrawal'
> = {
  listContracts: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "activeContracts": [{"id":93101,"contractNumber":"NO1001-7H2K9P4RTX","organizationUnitId":1001,"studioName":"Northside Mitte","name":"Flex membership","state":"RUNNING","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2026-03-01","endDate":"2027-02-28","contractStartDateOfUse":"2026-03-01","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"nextEndDate":"2027-02-28","cancelable":true,"withdrawable":false,"price":{"amount":29.9,"currency":"EUR"},"monthlyPrice":{"amount":36.49,"currency":"EUR"},"priceChanges":[{"startDate":"2027-03-01","price":{"amount":31.9,"currency":"EUR"}}],"moduleContracts":[{"id":94101,"contractId":93101,"name":"Sauna","price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"cancelable":false,"withdrawable":false,"trialPeriodStartDate":null,"trialPeriodEndDate":null},{"id":94102,"contractId":93101,"name":"Drinks","price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"cancelable":true,"withdrawable":false,"trialPeriodStartDate":"2026-03-01","trialPeriodEndDate":"2026-03-31"}],"flatFeeContracts":[{"id":95101,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-03-01"},{"id":95102,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2026-09-01"},{"id":95103,"name":"New card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-5J8N3QX2WB","maskedIban":"DE•• •••• 4242","signedAt":"2026-02-20T10:00:00+01:00","withdrawalEndDate":"2026-03-06","contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01","upgradable":true,"replaces":null,"replacedBy":null,"documents":["CONTRACT"],"exitPromise":{"cancelationDate":"2026-11-25","contractEndDate":"2027-02-28","lastPossibleCancelationDate":"2027-01-28","charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"New card","dueDate":"2027-01-01","paidUntilDate":null,"price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}],"stillCharged":{"amount":109.7,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}},"lapses":[{"type":"CONTRACT","name":"Flex membership","endDate":"2027-02-28"},{"type":"MODULE","name":"Sauna","endDate":"2027-02-28"},{"type":"MODULE","name":"Drinks","endDate":"2027-02-28"}]}}],
        "canceledContracts": [{"id":93101,"contractNumber":"NO1001-7H2K9P4RTX","organizationUnitId":1001,"studioName":"Northside Mitte","name":"Flex membership","state":"CANCELED","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2026-03-01","endDate":"2027-02-28","contractStartDateOfUse":"2026-03-01","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2027-02-28","nextEndDate":"2027-02-28","cancelable":false,"withdrawable":true,"price":{"amount":29.9,"currency":"EUR"},"monthlyPrice":{"amount":36.49,"currency":"EUR"},"priceChanges":[{"startDate":"2027-03-01","price":{"amount":31.9,"currency":"EUR"}}],"moduleContracts":[{"id":94101,"contractId":93101,"name":"Sauna","price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2027-02-28","cancelable":false,"withdrawable":false,"trialPeriodStartDate":null,"trialPeriodEndDate":null},{"id":94102,"contractId":93101,"name":"Drinks","price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2027-02-28","cancelable":false,"withdrawable":false,"trialPeriodStartDate":"2026-03-01","trialPeriodEndDate":"2026-03-31"}],"flatFeeContracts":[{"id":95101,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-03-01"},{"id":95102,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2026-09-01"},{"id":95103,"name":"New card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-5J8N3QX2WB","maskedIban":"DE•• •••• 4242","signedAt":"2026-02-20T10:00:00+01:00","withdrawalEndDate":"2026-03-06","contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01","upgradable":false,"replaces":null,"replacedBy":null,"documents":["CONTRACT","CANCELATION_RECEIPT"],"exitPromise":null}],
        "inactiveContracts": [{"id":93102,"contractNumber":"NO1001-3M6T8V2YQZ","organizationUnitId":1001,"studioName":"Northside Mitte","name":"Ten days","state":"ENDED","term":{"term":10,"termUnit":"DAY"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"startDate":"2025-11-01","endDate":"2025-11-10","contractStartDateOfUse":"2025-11-01","cancelationDate":null,"lastPossibleCancelationDate":null,"contractEndDate":null,"nextEndDate":"2025-11-10","cancelable":false,"withdrawable":false,"price":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":0,"currency":"EUR"},"priceChanges":[],"moduleContracts":[{"id":94103,"contractId":93102,"name":"Towel","price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2025-11-01","endDate":"2025-11-10","cancelationDate":null,"lastPossibleCancelationDate":null,"contractEndDate":null,"cancelable":false,"withdrawable":false,"trialPeriodStartDate":null,"trialPeriodEndDate":null}],"flatFeeContracts":[],"paymentMethod":"BANK_TRANSFER","mandateReference":null,"maskedIban":null,"signedAt":"2025-10-28T10:00:00+01:00","withdrawalEndDate":"2025-11-11","contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b02","upgradable":false,"replaces":null,"replacedBy":null,"documents":["CONTRACT"],"exitPromise":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"status: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"status"}]},
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
  getMainContract: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "runningContract": {"id":93101,"contractNumber":"NO1001-7H2K9P4RTX","organizationUnitId":1001,"studioName":"Northside Mitte","name":"Flex membership","state":"RUNNING","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2026-03-01","endDate":"2027-02-28","contractStartDateOfUse":"2026-03-01","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"nextEndDate":"2027-02-28","cancelable":true,"withdrawable":false,"price":{"amount":29.9,"currency":"EUR"},"monthlyPrice":{"amount":36.49,"currency":"EUR"},"priceChanges":[{"startDate":"2027-03-01","price":{"amount":31.9,"currency":"EUR"}}],"moduleContracts":[{"id":94101,"contractId":93101,"name":"Sauna","price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"cancelable":false,"withdrawable":false,"trialPeriodStartDate":null,"trialPeriodEndDate":null},{"id":94102,"contractId":93101,"name":"Drinks","price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":null,"lastPossibleCancelationDate":"2027-01-28","contractEndDate":null,"cancelable":true,"withdrawable":false,"trialPeriodStartDate":"2026-03-01","trialPeriodEndDate":"2026-03-31"}],"flatFeeContracts":[{"id":95101,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-03-01"},{"id":95102,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2026-09-01"},{"id":95103,"name":"New card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-5J8N3QX2WB","maskedIban":"DE•• •••• 4242","signedAt":"2026-02-20T10:00:00+01:00","withdrawalEndDate":"2026-03-06","contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01","upgradable":true,"replaces":null,"replacedBy":null,"documents":["CONTRACT"],"exitPromise":{"cancelationDate":"2026-11-25","contractEndDate":"2027-02-28","lastPossibleCancelationDate":"2027-01-28","charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"New card","dueDate":"2027-01-01","paidUntilDate":null,"price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}],"stillCharged":{"amount":109.7,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}},"lapses":[{"type":"CONTRACT","name":"Flex membership","endDate":"2027-02-28"},{"type":"MODULE","name":"Sauna","endDate":"2027-02-28"},{"type":"MODULE","name":"Drinks","endDate":"2027-02-28"}]}},
        "replacedContract": {"id":93101,"contractNumber":"NO1001-7H2K9P4RTX","organizationUnitId":1001,"studioName":"Northside Mitte","name":"Flex membership","state":"CANCELED","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2026-03-01","endDate":"2027-02-28","contractStartDateOfUse":"2026-03-01","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2026-12-31","nextEndDate":"2026-12-31","cancelable":false,"withdrawable":false,"price":{"amount":29.9,"currency":"EUR"},"monthlyPrice":{"amount":36.49,"currency":"EUR"},"priceChanges":[{"startDate":"2027-03-01","price":{"amount":31.9,"currency":"EUR"}}],"moduleContracts":[{"id":94101,"contractId":93101,"name":"Sauna","price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2026-12-31","cancelable":false,"withdrawable":false,"trialPeriodStartDate":null,"trialPeriodEndDate":null},{"id":94102,"contractId":93101,"name":"Drinks","price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2026-03-01","endDate":"2027-02-28","cancelationDate":"2026-11-20","lastPossibleCancelationDate":null,"contractEndDate":"2026-12-31","cancelable":false,"withdrawable":false,"trialPeriodStartDate":"2026-03-01","trialPeriodEndDate":"2026-03-31"}],"flatFeeContracts":[{"id":95101,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-03-01"},{"id":95102,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2026-09-01"},{"id":95103,"name":"New card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-5J8N3QX2WB","maskedIban":"DE•• •••• 4242","signedAt":"2026-02-20T10:00:00+01:00","withdrawalEndDate":"2026-03-06","contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01","upgradable":false,"replaces":{"contractNumber":"NO1001-2P5V8R3KYT","name":"Basic membership","contractEndDate":"2026-02-28","stillCharged":{"amount":0,"currency":"EUR"},"credit":{"amount":12.5,"currency":"EUR"}},"replacedBy":{"id":93103,"contractNumber":"NO1001-9W4T6K2MXQ","name":"Flex membership","startDate":"2027-01-01"},"documents":["CONTRACT"],"exitPromise":null},
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
  listPendingCancelations: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "pendingCancelations": [{"contractId":93101,"moduleContractId":null,"name":"Flex membership","cancelationDate":"2026-11-20","contractEndDate":"2027-02-28","receiptId":"5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01","withdrawable":true}],
        "pendingModuleCancelations": [{"contractId":93101,"moduleContractId":94102,"name":"Drinks","cancelationDate":"2026-11-20","contractEndDate":"2027-02-28","receiptId":null,"withdrawable":true}],
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
        "authorization.error.permissionmissing": {"errorMessage":"The member may not do this","errorCode":"authorization.error.permissionmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS"}]},
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
  getContractConfiguration: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractConfiguration": {"organizationUnitId":1001,"onlineCancelationEnabled":true,"moduleBookingEnabled":true},
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
  listContractCancelationReasons: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractCancelationReasons": [{"id":96001,"name":"I am moving away"},{"id":96002,"name":"Another reason"}],
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
  getContractDocument: {
    200: {
      headers: {"Content-Type":"application/pdf"},
      examples: {
        "contractPdf": "%PDF-1.7 (the rest of the file)",
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
        "contract.error.documentnotfound": {"errorMessage":"There is no such document","errorCode":"contract.error.documentnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getContractDownloadUrl: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractDownloadUrl": {"url":"/documents/doc_4Kd7Wm2Qp9Bt3Ky6Nz5Zr8Vc1Hf0Lt","validUntil":"2026-11-25T10:00:00+01:00"},
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
        "contract.error.documentnotfound": {"errorMessage":"There is no such document","errorCode":"contract.error.documentnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getContractCancelationDates: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractCancelationDates": {"contractId":93101,"cancelable":true,"dates":[{"cancelationDate":"2026-11-25","contractEndDate":"2027-02-28","lastPossibleCancelationDate":"2027-01-28","charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"New card","dueDate":"2027-01-01","paidUntilDate":null,"price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}],"stillCharged":{"amount":109.7,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}},"lapses":[{"type":"CONTRACT","name":"Flex membership","endDate":"2027-02-28"},{"type":"MODULE","name":"Sauna","endDate":"2027-02-28"},{"type":"MODULE","name":"Drinks","endDate":"2027-02-28"}]},{"cancelationDate":"2026-11-25","contractEndDate":"2027-03-31","lastPossibleCancelationDate":"2027-02-28","charges":[{"type":"BASE","name":"Flex membership","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2026-12-01","paidUntilDate":"2026-12-31","price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-01-01","paidUntilDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"New card","dueDate":"2027-01-01","paidUntilDate":null,"price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":29.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}},{"type":"BASE","name":"Flex membership","dueDate":"2027-03-01","paidUntilDate":"2027-03-31","price":{"amount":31.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","dueDate":"2027-03-01","paidUntilDate":"2027-03-31","price":{"amount":5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","dueDate":"2027-03-01","paidUntilDate":"2027-03-31","price":{"amount":1.6,"currency":"EUR"}}],"stillCharged":{"amount":148.2,"currency":"EUR"},"lastCharge":{"type":"FLAT_FEE","name":"Service fee","dueDate":"2027-03-01","paidUntilDate":"2027-03-31","price":{"amount":1.6,"currency":"EUR"}},"lapses":[{"type":"CONTRACT","name":"Flex membership","endDate":"2027-03-31"},{"type":"MODULE","name":"Sauna","endDate":"2027-03-31"},{"type":"MODULE","name":"Drinks","endDate":"2027-03-31"}]}]},
        "noCancelationDates": {"contractId":93101,"cancelable":false,"dates":[]},
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
  cancelContract: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "cancelationReceipt": {"id":"5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01","type":"CANCELATION","dateTime":"2026-11-25T09:00:00+01:00","contractId":93101,"moduleContractId":null,"contractNumber":"NO1001-7H2K9P4RTX","name":"Flex membership","contractEndDate":"2027-02-28","stillCharged":{"amount":109.7,"currency":"EUR"},"lastCharge":{"type":"MODULE","name":"Drinks","dueDate":"2027-02-01","paidUntilDate":"2027-02-28","price":{"amount":5,"currency":"EUR"}}},
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
  withdrawContractCancelation: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "withdrawalReceipt": {"id":"5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01","type":"CANCELATION_WITHDRAWAL","dateTime":"2026-11-25T09:00:00+01:00","contractId":93101,"moduleContractId":null,"contractNumber":"NO1001-7H2K9P4RTX","name":"Flex membership","contractEndDate":null,"stillCharged":null,"lastCharge":null},
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
        "contract.error.notcanceled": {"errorMessage":"It is not canceled, or over","errorCode":"contract.error.notcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  withdrawModuleContractCancelation: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "moduleWithdrawalReceipt": {"id":"5d0f9a1c-7c3b-4b1e-9a52-3f8e6d2c1b01","type":"CANCELATION_WITHDRAWAL","dateTime":"2026-11-25T09:00:00+01:00","contractId":93101,"moduleContractId":94102,"contractNumber":"NO1001-7H2K9P4RTX","name":"Drinks","contractEndDate":null,"stillCharged":null,"lastCharge":null},
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
        "modulecontract.error.notfound": {"errorMessage":"There is no such module contract","errorCode":"modulecontract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.notcanceled": {"errorMessage":"It is not canceled, or over","errorCode":"contract.error.notcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  createPublicCancelation: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "declarationReceipt": {"id":"8b7d2f4e-1a6c-4d3b-8e5f-6c9a0b1d2e01","dateTime":"2026-11-25T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPublicWithdrawal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "declarationReceipt": {"id":"8b7d2f4e-1a6c-4d3b-8e5f-6c9a0b1d2e01","dateTime":"2026-11-25T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
