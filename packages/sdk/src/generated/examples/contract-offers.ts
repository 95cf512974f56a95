/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listContractOffers'
  | 'listContractDocumentTypes'
  | 'listItalianProvinces'
  | 'getPublicCustomerCenterConfig'
  | 'getContractSepaAgreement'
  | 'previewContract'
  | 'previewPublicContract'
  | 'previewContractUpgrade'
> = {
  listContractOffers: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someContractOffers": [{"id":40001,"organizationUnitId":1001,"name":"Flex membership","description":"Train whenever you like.","image":{"url":"/pictures/contract-offer/40001.svg","urlLarge":"/pictures/contract-offer/40001.svg?size=large","width":480,"height":320},"validPeriodDto":null,"signature":"DRAWN","paymentSignatureRequired":false,"paymentMethods":["DIRECT_DEBIT","BANK_TRANSFER"],"textBlocks":[{"id":1,"title":"General terms","text":"The general terms of the studio are part of the contract.","mandatory":true},{"id":2,"title":"Photos","text":"The studio may show photos of classes on which I can be seen.","mandatory":false}],"terms":[{"id":41001,"term":{"term":12,"termUnit":"MONTH"},"price":{"amount":29.9,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"flatFees":[{"id":1,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-12-01"},{"id":2,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-06-01"}],"modules":[{"id":42001,"name":"Sauna","description":"The sauna, every day.","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null},{"id":42002,"name":"Drinks","description":"As much as you like from the bar.","included":false,"price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"}}],"discounts":[{"type":"TERM","name":"Welcome","price":{"amount":10,"currency":"EUR"},"payments":1}],"contractStartDate":"2026-12-01","contractStartDateOfUse":"2026-11-25","firstEndDate":"2027-11-30","totalPrice":{"amount":377.3,"currency":"EUR"},"monthlyPrice":{"amount":31.45,"currency":"EUR"}},{"id":41002,"term":{"term":1,"termUnit":"MONTH"},"price":{"amount":44.9,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"WEEK"},"extension":{"type":"FIXED","term":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"WEEK"}},"flatFees":[{"id":1,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-12-01"}],"modules":[{"id":42001,"name":"Sauna","description":"The sauna, every day.","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null},{"id":42002,"name":"Drinks","description":"As much as you like from the bar.","included":false,"price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"}}],"discounts":[{"type":"TERM","name":"Welcome","price":{"amount":10,"currency":"EUR"},"payments":1}],"contractStartDate":"2026-12-01","contractStartDateOfUse":"2026-11-25","firstEndDate":"2026-12-31","totalPrice":{"amount":53.9,"currency":"EUR"},"monthlyPrice":{"amount":53.9,"currency":"EUR"}}],"lowestTerm":{"id":41001,"term":{"term":12,"termUnit":"MONTH"},"price":{"amount":29.9,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"flatFees":[{"id":1,"name":"Starter pack","price":{"amount":19,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-12-01"},{"id":2,"name":"Service fee","price":{"amount":9.5,"currency":"EUR"},"paymentFrequency":{"term":6,"termUnit":"MONTH"},"startDate":"2027-06-01"}],"modules":[{"id":42001,"name":"Sauna","description":"The sauna, every day.","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null},{"id":42002,"name":"Drinks","description":"As much as you like from the bar.","included":false,"price":{"amount":5,"currency":"EUR"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":{"term":1,"termUnit":"MONTH"}}],"discounts":[{"type":"TERM","name":"Welcome","price":{"amount":10,"currency":"EUR"},"payments":1}],"contractStartDate":"2026-12-01","contractStartDateOfUse":"2026-11-25","firstEndDate":"2027-11-30","totalPrice":{"amount":377.3,"currency":"EUR"},"monthlyPrice":{"amount":31.45,"currency":"EUR"}}},{"id":40002,"organizationUnitId":1001,"name":"Ten days","description":"Everything, for ten days.","image":null,"validPeriodDto":{"startDate":"2026-11-01","endDate":"2027-12-31"},"signature":"TYPED","paymentSignatureRequired":false,"paymentMethods":["BANK_TRANSFER"],"textBlocks":[{"id":3,"title":"News","text":"The studio may write to me about news and offers.","mandatory":false}],"terms":[{"id":41003,"term":{"term":10,"termUnit":"DAY"},"price":{"amount":29,"currency":"EUR"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"flatFees":[{"id":1,"name":"Card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-11-25"}],"modules":[{"id":42003,"name":"Towel","description":"","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null}],"discounts":[{"type":"TERM","name":"Welcome","price":{"amount":5,"currency":"EUR"},"payments":1}],"contractStartDate":"2026-11-25","contractStartDateOfUse":"2026-11-25","firstEndDate":"2026-12-04","totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"}}],"lowestTerm":{"id":41003,"term":{"term":10,"termUnit":"DAY"},"price":{"amount":29,"currency":"EUR"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"flatFees":[{"id":1,"name":"Card","price":{"amount":5,"currency":"EUR"},"paymentFrequency":null,"startDate":"2026-11-25"}],"modules":[{"id":42003,"name":"Towel","description":"","included":true,"price":null,"paymentFrequency":{"term":1,"termUnit":"MONTH"},"trialPeriod":null}],"discounts":[{"type":"TERM","name":"Welcome","price":{"amount":5,"currency":"EUR"},"payments":1}],"contractStartDate":"2026-11-25","contractStartDateOfUse":"2026-11-25","firstEndDate":"2026-12-04","totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"}}}],
        "emptyList": [],
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
  listContractDocumentTypes: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "documentTypes": [{"documentType":"IDENTITY_CARD","numberPattern":"^[CFGHJKLMNPRTVWXYZ0-9]{9,10}$"},{"documentType":"PASSPORT","numberPattern":null},{"documentType":"RESIDENCE_PERMIT","numberPattern":null}],
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
  listItalianProvinces: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someProvinces": [{"code":"MI","name":"Milano"}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"name: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"name"}]},
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
  getPublicCustomerCenterConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCustomerCenterConfig": {"organizationUnitId":1001,"paymentMethods":["DIRECT_DEBIT","BANK_TRANSFER"],"paymentSignatureRequired":false,"taxIdRequired":true,"identityDocumentRequired":true,"provinceRequired":false,"onlineCancelationEnabled":true},
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
  getContractSepaAgreement: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "sepaAgreement": {"title":"SEPA Direct Debit Mandate","authorization":"By giving this mandate you authorise (A) Northside Mitte to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Northside Mitte.","refundNotice":"As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.","creditorName":"Northside Mitte","creditorId":"DE98ZZZ09999999999","creditorAddress":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"mandateReference":"NO1001-7K3M9QX2WA","paymentType":"RECURRENT","version":"2026-11-22","language":"en"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"contractOfferId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"contractOfferId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "contractoffer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"contractoffer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  previewContract: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractPreview": {"organizationUnitId":1001,"contractOfferId":40001,"contractOfferTermId":41001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"contractStartDate":"2027-01-01","contractStartDateOfUse":"2026-12-20","firstEndDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","withdrawalEndDate":"2026-12-09","lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"firstPayment":{"amount":19,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"}},
        "tenDayPreview": {"organizationUnitId":1001,"contractOfferId":40002,"contractOfferTermId":41003,"name":"Ten days","term":{"term":10,"termUnit":"DAY"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"contractStartDate":"2027-01-01","contractStartDateOfUse":"2027-01-01","firstEndDate":"2027-01-10","lastPossibleCancelationDate":null,"withdrawalEndDate":"2026-12-09","lines":[{"type":"BASE","name":"Ten days","contractModuleId":null,"price":{"amount":29,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":29,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Card","contractModuleId":null,"price":{"amount":5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":5,"currency":"EUR"}}],"firstPayment":{"amount":29,"currency":"EUR"},"totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"}},
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
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
        "contract.error.preusedatenotallowed": {"errorMessage":"The studio cannot be used from this day on","errorCode":"contract.error.preusedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-18"},{"type":"STRING","value":"2027-01-01"}]},
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.voucherinvalid": {"errorMessage":"The voucher is wrong, used up or too old","errorCode":"contract.error.voucherinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.codeunknown": {"errorMessage":"Nobody at the studio has this referral code","errorCode":"referral.error.codeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.owncode": {"errorMessage":"This is your own referral code","errorCode":"referral.error.owncode","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.expired": {"errorMessage":"The referral program is over","errorCode":"referral.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  previewPublicContract: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractPreview": {"organizationUnitId":1001,"contractOfferId":40001,"contractOfferTermId":41001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"contractStartDate":"2027-01-01","contractStartDateOfUse":"2026-12-20","firstEndDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","withdrawalEndDate":"2026-12-09","lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"VOUCHER","name":"Voucher WELCOME-10","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-10,"currency":"EUR"}},{"type":"REFERRAL","name":"Bring a friend","contractModuleId":null,"price":{"amount":-10,"currency":"EUR"},"payments":2,"startDate":"2027-01-01","totalPrice":{"amount":-19.9,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Starter pack","contractModuleId":null,"price":{"amount":19,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":19,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"firstPayment":{"amount":19,"currency":"EUR"},"totalPrice":{"amount":402.4,"currency":"EUR"},"monthlyPrice":{"amount":33.54,"currency":"EUR"}},
        "tenDayPreview": {"organizationUnitId":1001,"contractOfferId":40002,"contractOfferTermId":41003,"name":"Ten days","term":{"term":10,"termUnit":"DAY"},"paymentFrequency":{"term":10,"termUnit":"DAY"},"noticePeriod":{"term":1,"termUnit":"DAY"},"extension":{"type":"NONE","term":null,"noticePeriod":null},"contractStartDate":"2027-01-01","contractStartDateOfUse":"2027-01-01","firstEndDate":"2027-01-10","lastPossibleCancelationDate":null,"withdrawalEndDate":"2026-12-09","lines":[{"type":"BASE","name":"Ten days","contractModuleId":null,"price":{"amount":29,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":29,"currency":"EUR"}},{"type":"DISCOUNT","name":"Welcome","contractModuleId":null,"price":{"amount":-5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":-5,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Card","contractModuleId":null,"price":{"amount":5,"currency":"EUR"},"payments":1,"startDate":"2027-01-01","totalPrice":{"amount":5,"currency":"EUR"}}],"firstPayment":{"amount":29,"currency":"EUR"},"totalPrice":{"amount":29,"currency":"EUR"},"monthlyPrice":{"amount":88.21,"currency":"EUR"}},
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
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
        "contract.error.preusedatenotallowed": {"errorMessage":"The studio cannot be used from this day on","errorCode":"contract.error.preusedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-18"},{"type":"STRING","value":"2027-01-01"}]},
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.voucherinvalid": {"errorMessage":"The voucher is wrong, used up or too old","errorCode":"contract.error.voucherinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.codeunknown": {"errorMessage":"Nobody at the studio has this referral code","errorCode":"referral.error.codeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "referral.error.expired": {"errorMessage":"The referral program is over","errorCode":"referral.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  previewContractUpgrade: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contractUpgradePreview": {"contractUuid":"7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01","currentName":"Flex membership","currentEndDate":"2026-12-31","currentMonthlyPrice":{"amount":36.49,"currency":"EUR"},"monthlyPriceDifference":{"amount":-1.21,"currency":"EUR"},"stillCharged":{"amount":34.9,"currency":"EUR"},"credit":{"amount":3.1,"currency":"EUR"},"preview":{"organizationUnitId":1001,"contractOfferId":40001,"contractOfferTermId":41001,"name":"Flex membership","term":{"term":12,"termUnit":"MONTH"},"paymentFrequency":{"term":1,"termUnit":"MONTH"},"noticePeriod":{"term":1,"termUnit":"MONTH"},"extension":{"type":"INDEFINITE","term":null,"noticePeriod":{"term":1,"termUnit":"MONTH"}},"contractStartDate":"2027-01-01","contractStartDateOfUse":"2027-01-01","firstEndDate":"2027-12-31","lastPossibleCancelationDate":"2027-11-30","withdrawalEndDate":"2026-12-09","lines":[{"type":"BASE","name":"Flex membership","contractModuleId":null,"price":{"amount":29.9,"currency":"EUR"},"payments":12,"startDate":"2027-01-01","totalPrice":{"amount":358.8,"currency":"EUR"}},{"type":"MODULE","name":"Drinks","contractModuleId":42002,"price":{"amount":5,"currency":"EUR"},"payments":11,"startDate":"2027-02-01","totalPrice":{"amount":55,"currency":"EUR"}},{"type":"FLAT_FEE","name":"Service fee","contractModuleId":null,"price":{"amount":9.5,"currency":"EUR"},"payments":1,"startDate":"2027-07-01","totalPrice":{"amount":9.5,"currency":"EUR"}}],"firstPayment":{"amount":29.9,"currency":"EUR"},"totalPrice":{"amount":423.3,"currency":"EUR"},"monthlyPrice":{"amount":35.28,"currency":"EUR"}}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"contractUuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"contractUuid"}]},
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
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contract.error.startdatenotallowed": {"errorMessage":"The contract cannot begin on this day","errorCode":"contract.error.startdatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-12-01"},{"type":"STRING","value":"2027-01-24"}]},
        "contract.error.modulenotbookable": {"errorMessage":"This module cannot be booked with the contract","errorCode":"contract.error.modulenotbookable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"42999"}]},
        "contract.error.upgradecostsless": {"errorMessage":"The new contract costs less than what is still to be paid","errorCode":"contract.error.upgradecostsless","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"77.90 EUR"}]},
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
