/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getContractSignCondition'
  | 'getPublicContractSignCondition'
  | 'getPreContractSignCondition'
  | 'validateTaxId'
  | 'signContract'
  | 'signPublicContract'
  | 'getSale'
> = {
  getContractSignCondition: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractSignCondition": {"organizationUnitId":1001,"contractOfferId":40001,"contractOfferTermId":41001,"fields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"dateOfBirth","required":true},{"field":"phone","required":true},{"field":"street","required":true},{"field":"houseNumber","required":false},{"field":"zipCode","required":true},{"field":"city","required":true},{"field":"countryCode","required":true}],"knownFields":["firstname","lastname","email","dateOfBirth","phone","street","houseNumber","zipCode","city","countryCode"],"minimumAge":18,"paymentMethods":["DIRECT_DEBIT","BANK_TRANSFER"],"vouchersAllowed":true,"referralAllowed":true,"textBlocks":[{"id":1,"title":"General terms","text":"The general terms of the studio are part of the contract.","mandatory":true},{"id":2,"title":"Photos","text":"The studio may show photos of classes on which I can be seen.","mandatory":false}],"documentTypes":[],"signature":"DRAWN","paymentSignatureRequired":false,"taxIdRequired":false,"modules":[{"id":42001,"name":"Sauna","description":"The sauna, every day.","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null},{"id":42002,"name":"Drinks","description":"As much as you like from the bar.","included":false,"price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"}}],"earliestStartDate":"2026-12-01","latestStartDate":"2027-01-24","startsOn":"FIRST_OF_MONTH","preuseDays":14,"withdrawalEndDate":"2026-12-09"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contractoffer.error.termnotfound": {"errorMessage":"There is no such term of an offer","errorCode":"contractoffer.error.termnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicContractSignCondition: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicContractSignCondition": {"organizationUnitId":1001,"contractOfferId":40001,"contractOfferTermId":41001,"fields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"dateOfBirth","required":true},{"field":"phone","required":true},{"field":"street","required":true},{"field":"houseNumber","required":false},{"field":"zipCode","required":true},{"field":"city","required":true},{"field":"countryCode","required":true}],"knownFields":[],"minimumAge":18,"paymentMethods":["DIRECT_DEBIT","BANK_TRANSFER"],"vouchersAllowed":true,"referralAllowed":true,"textBlocks":[{"id":1,"title":"General terms","text":"The general terms of the studio are part of the contract.","mandatory":true},{"id":2,"title":"Photos","text":"The studio may show photos of classes on which I can be seen.","mandatory":false}],"documentTypes":[],"signature":"DRAWN","paymentSignatureRequired":false,"taxIdRequired":false,"modules":[{"id":42001,"name":"Sauna","description":"The sauna, every day.","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null},{"id":42002,"name":"Drinks","description":"As much as you like from the bar.","included":false,"price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"}}],"earliestStartDate":"2026-12-01","latestStartDate":"2027-01-24","startsOn":"FIRST_OF_MONTH","preuseDays":14,"withdrawalEndDate":"2026-12-09"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contractoffer.error.termnotfound": {"errorMessage":"There is no such term of an offer","errorCode":"contractoffer.error.termnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPreContractSignCondition: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "preContractSignCondition": {"organizationUnitId":1001,"signable":true,"fields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"dateOfBirth","required":true},{"field":"phone","required":true},{"field":"street","required":true},{"field":"houseNumber","required":false},{"field":"zipCode","required":true},{"field":"city","required":true},{"field":"countryCode","required":true}],"minimumAge":18,"paymentMethods":["DIRECT_DEBIT","BANK_TRANSFER"],"vouchersAllowed":true,"referralAllowed":true},
        "nothingToSign": {"organizationUnitId":1001,"signable":false,"fields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"dateOfBirth","required":true},{"field":"phone","required":true},{"field":"street","required":true},{"field":"houseNumber","required":false},{"field":"zipCode","required":true},{"field":"city","required":true},{"field":"countryCode","required":true}],"minimumAge":18,"paymentMethods":[],"vouchersAllowed":false,"referralAllowed":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  validateTaxId: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "taxIdValid": {"valid":true,"errors":[]},
        "taxIdInvalid": {"valid":false,"errors":["INVALID_TAX_ID"]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"taxId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"taxId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  signContract: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "signedContract": {"saleId":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01","contract":{"id":43001,"contractNumber":"NO1001-4K7Q2M9XWT","organizationUnitId":1001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2027-01-01","endDate":"2027-12-31","cancelationDate":null,"lastPossibleCancelationDate":"2027-11-30","contractStartDateOfUse":"2026-12-20","price":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"},"lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"moduleContracts":[{"id":44001,"cancelationDate":null,"name":"Sauna","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null},{"id":44002,"cancelationDate":null,"name":"Drinks","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":"2027-01-01","trialPeriodEndDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}}],"flatFeeContracts":[{"id":45001,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"},{"id":45002,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-07-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-7K3M9QX2WA","maskedIban":"DE•• •••• 4242","signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null}},
        "signedTenDays": {"saleId":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a02","contract":{"id":43002,"contractNumber":"NO1001-8R3N5P6VYH","organizationUnitId":1001,"name":"Ten days","term":{"term":10,"termUnit":"DAY"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"startDate":"2027-01-01","endDate":"2027-01-10","cancelationDate":null,"lastPossibleCancelationDate":null,"contractStartDateOfUse":"2027-01-01","price":{"amount":29,"currency":"EUR"},"totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"},"lines":[{"type":"BASE","name":"Ten days","contractModuleId":null,"price":{"amount":29,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":29,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Card","contractModuleId":null,"price":{"amount":5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":5,"currency":"EUR"}}],"moduleContracts":[{"id":44002,"cancelationDate":null,"name":"Towel","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-01-10","lastPossibleCancelationDate":null,"trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null}],"flatFeeContracts":[{"id":45002,"name":"Card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"BANK_TRANSFER","mandateReference":null,"maskedIban":null,"signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null}},
        "signedUpgrade": {"saleId":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01","contract":{"id":43001,"contractNumber":"NO1001-4K7Q2M9XWT","organizationUnitId":1001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2027-01-01","endDate":"2027-12-31","cancelationDate":null,"lastPossibleCancelationDate":"2027-11-30","contractStartDateOfUse":"2027-01-01","price":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":423.3,"currency":"EUR"},"monthlyPrice":{"amount":35.28,"currency":"EUR"},"lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"moduleContracts":[{"id":44001,"cancelationDate":null,"name":"Sauna","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null},{"id":44002,"cancelationDate":null,"name":"Drinks","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":"2027-01-01","trialPeriodEndDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}}],"flatFeeContracts":[{"id":45002,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-07-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-7K3M9QX2WA","maskedIban":"DE•• •••• 4242","signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":{"contractNumber":"NO1001-7H2K9P4RTX","name":"Flex membership","contractEndDate":"2026-12-31","stillCharged":{"amount":34.9,"currency":"EUR"},"credit":{"amount":3.1,"currency":"EUR"}}}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contract.error.notfound": {"errorMessage":"There is no such contract","errorCode":"contract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contractoffer.error.termnotfound": {"errorMessage":"There is no such term of an offer","errorCode":"contractoffer.error.termnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.notupgradable": {"errorMessage":"The contract cannot become another one","errorCode":"contract.error.notupgradable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contract.error.termschanged": {"errorMessage":"The price has changed since it was shown","errorCode":"contract.error.termschanged","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"379.30 EUR"}]},
        "paymentinstrument.error.mandateused": {"errorMessage":"This mandate reference was used before","errorCode":"paymentinstrument.error.mandateused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.upgradecostsless": {"errorMessage":"The new contract costs less than what is still to be paid","errorCode":"contract.error.upgradecostsless","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"77.90 EUR"}]},
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
        "contract.error.preusedatenotallowed": {"errorMessage":"The studio cannot be used from this day on","errorCode":"contract.error.preusedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-18"},{"type":"STRING","value":"2027-01-01"}]},
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.voucherinvalid": {"errorMessage":"The voucher is wrong, used up or too old","errorCode":"contract.error.voucherinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.codeunknown": {"errorMessage":"Nobody at the studio has this referral code","errorCode":"referral.error.codeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.owncode": {"errorMessage":"This is your own referral code","errorCode":"referral.error.owncode","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.expired": {"errorMessage":"The referral program is over","errorCode":"referral.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contract.error.notadult": {"errorMessage":"Whoever signs has to be of age","errorCode":"contract.error.notadult","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"18"}]},
        "contract.error.textblocknotaccepted": {"errorMessage":"A text block has to be accepted","errorCode":"contract.error.textblocknotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"General terms"}]},
        "contract.error.earlystartnotrequested": {"errorMessage":"To begin before the time for a withdrawal is over has to be asked for","errorCode":"contract.error.earlystartnotrequested","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-09"}]},
        "contract.error.signaturemissing": {"errorMessage":"A signature is missing","errorCode":"contract.error.signaturemissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"signature"}]},
        "contract.error.taxidinvalid": {"errorMessage":"The identity number is wrong or missing","errorCode":"contract.error.taxidinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"INVALID_TAX_ID"}]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  signPublicContract: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "signedContract": {"saleId":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01","contract":{"id":43001,"contractNumber":"NO1001-4K7Q2M9XWT","organizationUnitId":1001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2027-01-01","endDate":"2027-12-31","cancelationDate":null,"lastPossibleCancelationDate":"2027-11-30","contractStartDateOfUse":"2026-12-20","price":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"},"lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"moduleContracts":[{"id":44001,"cancelationDate":null,"name":"Sauna","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null},{"id":44002,"cancelationDate":null,"name":"Drinks","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":"2027-01-01","trialPeriodEndDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}}],"flatFeeContracts":[{"id":45001,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"},{"id":45002,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-07-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-7K3M9QX2WA","maskedIban":"DE•• •••• 4242","signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null}},
        "signedTenDays": {"saleId":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a02","contract":{"id":43002,"contractNumber":"NO1001-8R3N5P6VYH","organizationUnitId":1001,"name":"Ten days","term":{"term":10,"termUnit":"DAY"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"startDate":"2027-01-01","endDate":"2027-01-10","cancelationDate":null,"lastPossibleCancelationDate":null,"contractStartDateOfUse":"2027-01-01","price":{"amount":29,"currency":"EUR"},"totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"},"lines":[{"type":"BASE","name":"Ten days","contractModuleId":null,"price":{"amount":29,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":29,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Card","contractModuleId":null,"price":{"amount":5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":5,"currency":"EUR"}}],"moduleContracts":[{"id":44002,"cancelationDate":null,"name":"Towel","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-01-10","lastPossibleCancelationDate":null,"trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null}],"flatFeeContracts":[{"id":45002,"name":"Card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"}],"paymentMethod":"BANK_TRANSFER","mandateReference":null,"maskedIban":null,"signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null}},
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
        "contract.error.notfound": {"errorMessage":"There is no such contract","errorCode":"contract.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contractoffer.error.termnotfound": {"errorMessage":"There is no such term of an offer","errorCode":"contractoffer.error.termnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.termschanged": {"errorMessage":"The price has changed since it was shown","errorCode":"contract.error.termschanged","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"379.30 EUR"}]},
        "paymentinstrument.error.mandateused": {"errorMessage":"This mandate reference was used before","errorCode":"paymentinstrument.error.mandateused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
        "contract.error.preusedatenotallowed": {"errorMessage":"The studio cannot be used from this day on","errorCode":"contract.error.preusedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-18"},{"type":"STRING","value":"2027-01-01"}]},
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.voucherinvalid": {"errorMessage":"The voucher is wrong, used up or too old","errorCode":"contract.error.voucherinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.codeunknown": {"errorMessage":"Nobody at the studio has this referral code","errorCode":"referral.error.codeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.expired": {"errorMessage":"The referral program is over","errorCode":"referral.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contract.error.notadult": {"errorMessage":"Whoever signs has to be of age","errorCode":"contract.error.notadult","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"18"}]},
        "contract.error.textblocknotaccepted": {"errorMessage":"A text block has to be accepted","errorCode":"contract.error.textblocknotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"General terms"}]},
        "contract.error.earlystartnotrequested": {"errorMessage":"To begin before the time for a withdrawal is over has to be asked for","errorCode":"contract.error.earlystartnotrequested","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-09"}]},
        "contract.error.signaturemissing": {"errorMessage":"A signature is missing","errorCode":"contract.error.signaturemissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"signature"}]},
        "contract.error.taxidinvalid": {"errorMessage":"The identity number is wrong or missing","errorCode":"contract.error.taxidinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"INVALID_TAX_ID"}]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  getSale: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractSale": {"id":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01","organizationUnitId":1001,"dateTime":"2026-11-25T09:00:00+01:00","name":"Flex membership","totalPrice":{"amount":402.4,"currency":"EUR"},"customerBaseDto":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03"},"contract":{"id":43001,"contractNumber":"NO1001-4K7Q2M9XWT","organizationUnitId":1001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2027-01-01","endDate":"2027-12-31","cancelationDate":null,"lastPossibleCancelationDate":"2027-11-30","contractStartDateOfUse":"2026-12-20","price":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"},"lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"moduleContracts":[{"id":44001,"cancelationDate":null,"name":"Sauna","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null},{"id":44002,"cancelationDate":null,"name":"Drinks","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":"2027-01-01","trialPeriodEndDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}}],"flatFeeContracts":[{"id":45001,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"},{"id":45002,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-07-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-7K3M9QX2WA","maskedIban":"DE•• •••• 4242","signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null},"appointments":[]},
        "canceledContractSale": {"id":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4a01","organizationUnitId":1001,"dateTime":"2026-11-25T09:00:00+01:00","name":"Flex membership","totalPrice":{"amount":402.4,"currency":"EUR"},"customerBaseDto":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03"},"contract":{"id":43001,"contractNumber":"NO1001-4K7Q2M9XWT","organizationUnitId":1001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"startDate":"2027-01-01","endDate":"2027-12-31","cancelationDate":"2026-11-25","lastPossibleCancelationDate":"2027-11-30","contractStartDateOfUse":"2026-12-20","price":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"},"lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"moduleContracts":[{"id":44001,"cancelationDate":"2026-11-25","name":"Sauna","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":null,"trialPeriodEndDate":null,"price":null},{"id":44002,"cancelationDate":"2026-11-25","name":"Drinks","paymentFrequency":{"term":1,"termUnit":"MONTH"},"startDate":"2027-01-01","endDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","trialPeriodStartDate":"2027-01-01","trialPeriodEndDate":"2027-01-31","price":{"amount":5,"currency":"EUR"}}],"flatFeeContracts":[{"id":45001,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2027-01-01"},{"id":45002,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-07-01"}],"paymentMethod":"DIRECT_DEBIT","mandateReference":"NO1001-7K3M9QX2WA","maskedIban":"DE•• •••• 4242","signedAt":"2026-11-25T09:00:00+01:00","withdrawalEndDate":"2026-12-09","replaces":null},"appointments":[]},
        "appointmentSale": {"id":"3f6c1d2e-9b8a-4705-9c1d-2e3f4a5b6c7d","organizationUnitId":1001,"dateTime":"2026-11-25T09:00:00+01:00","name":"Morning Yoga","totalPrice":{"amount":14.5,"currency":"EUR"},"customerBaseDto":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03"},"contract":null,"appointments":[{"name":"Morning Yoga","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","ticket":{"dateTime":"2026-11-25T09:00:00+01:00"}}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
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
        "sale.error.notfound": {"errorMessage":"There is no such sale","errorCode":"sale.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
