/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listPaymentInstruments'
  | 'archivePaymentInstrument'
  | 'preferPaymentInstrument'
  | 'createCreditCard'
  | 'createPublicCreditCard'
  | 'createBancontactCard'
  | 'createPublicBancontactCard'
  | 'createIdeal'
  | 'createPublicIdeal'
  | 'createPaypal'
  | 'createPublicPaypal'
  | 'createTwint'
  | 'createPublicTwint'
  | 'listAvailablePaymentTypes'
  | 'listPublicPaymentMethods'
  | 'getPublicAccountBalance'
> = {
  listPaymentInstruments: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someInstruments": [{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null}],
        "emptyList": [],
        "mandatesGiven": [{"id":8506,"type":"DIRECT_DEBIT","brand":"SEPA","maskedNumber":"DE•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":"NO1001-7K3M9QX2WA","mandate":{"agreement":{"title":"SEPA Direct Debit Mandate","authorization":"By giving this mandate you authorise (A) Northside Mitte to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Northside Mitte.","refundNotice":"As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.","creditorName":"Northside Mitte","creditorId":"DE98ZZZ09999999999","creditorAddress":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"mandateReference":"NO1001-7K3M9QX2WA","paymentType":"RECURRENT","version":"2026-11-22","language":"en"},"debtorName":"Mona Muster","debtorAddress":{"street":"Beispielweg","houseNumber":"7","zipCode":"10115","city":"Berlin","provinceCode":null,"countryCode":"DE"},"givenAt":"2026-11-25T09:00:00+01:00"}},{"id":8507,"type":"DIRECT_DEBIT","brand":"SEPA","maskedNumber":"AT•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":"NO1001-4H8PX2M6ZD","mandate":{"agreement":{"title":"SEPA Direct Debit Mandate","authorization":"By giving this mandate you authorise (A) Northside Mitte to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Northside Mitte.","refundNotice":"As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.","creditorName":"Northside Mitte","creditorId":"DE98ZZZ09999999999","creditorAddress":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"mandateReference":"NO1001-4H8PX2M6ZD","paymentType":"RECURRENT","version":"2026-11-22","language":"en"},"debtorName":"Mona Muster","debtorAddress":null,"givenAt":"2026-11-25T09:30:00+01:00"}},{"id":8508,"type":"DIRECT_DEBIT","brand":"SEPA","maskedNumber":"IT•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":"NO1001-9WQ3T7KB5C","mandate":{"agreement":{"title":"SEPA Direct Debit Mandate","authorization":"By giving this mandate you authorise (A) Northside Mitte to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from Northside Mitte.","refundNotice":"As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.","creditorName":"Northside Mitte","creditorId":"DE98ZZZ09999999999","creditorAddress":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"mandateReference":"NO1001-9WQ3T7KB5C","paymentType":"RECURRENT","version":"2026-11-22","language":"en"},"debtorName":"Mona Muster","debtorAddress":{"street":"Via Esempio","houseNumber":null,"zipCode":"20121","city":"Milano","provinceCode":"MI","countryCode":"IT"},"givenAt":"2026-11-25T09:45:00+01:00"}}],
        "instrumentsOfAllKinds": [{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},{"id":8502,"type":"BANCONTACT_CARD","brand":"Bancontact","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false,"mandateReference":null},{"id":8503,"type":"IDEAL","brand":"Sample Bank","maskedNumber":"NL•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":null},{"id":8504,"type":"PAYPAL","brand":"PayPal","maskedNumber":"p•••@paypal.example","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":null},{"id":8505,"type":"TWINT","brand":null,"maskedNumber":null,"expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":null},{"id":8506,"type":"DIRECT_DEBIT","brand":"SEPA","maskedNumber":"DE•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":true,"mandateReference":"NO1001-7K3M9QX2WA"}],
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
  archivePaymentInstrument: {
    204: {
      headers: {},
      examples: {
        "empty": null,
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.inuse": {"errorMessage":"Something is still to be charged with this payment instrument","errorCode":"paymentinstrument.error.inuse","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  preferPaymentInstrument: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "confirmedCard": {"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createCreditCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "newCard": {"id":8502,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"cardToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"cardToken"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPublicCreditCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "newCard": {"id":8502,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"cardToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"cardToken"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createBancontactCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bancontactCard": {"id":8502,"type":"BANCONTACT_CARD","brand":"Bancontact","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"cardToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"cardToken"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPublicBancontactCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bancontactCard": {"id":8502,"type":"BANCONTACT_CARD","brand":"Bancontact","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"cardToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"cardToken"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createIdeal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idealAccount": {"id":8502,"type":"IDEAL","brand":"Sample Bank","maskedNumber":"NL•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPublicIdeal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "idealAccount": {"id":8502,"type":"IDEAL","brand":"Sample Bank","maskedNumber":"NL•• •••• 4242","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPaypal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paypalAccount": {"id":8502,"type":"PAYPAL","brand":"PayPal","maskedNumber":"p•••@paypal.example","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPublicPaypal: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paypalAccount": {"id":8502,"type":"PAYPAL","brand":"PayPal","maskedNumber":"p•••@paypal.example","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createTwint: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "twintAccount": {"id":8502,"type":"TWINT","brand":"TWINT","maskedNumber":"+41 •• ••• 42 42","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  createPublicTwint: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "twintAccount": {"id":8502,"type":"TWINT","brand":"TWINT","maskedNumber":"+41 •• ••• 42 42","expiryMonth":null,"expiryYear":null,"preferred":false,"authenticated":false,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"accountToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"accountToken"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
  listAvailablePaymentTypes: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentTypes": ["CREDIT_CARD"],
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
  listPublicPaymentMethods: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentMethods": [{"paymentMethod":"CREDIT_CARD","paymentType":"CREDIT_CARD","authenticationRequired":true}],
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
  getPublicAccountBalance: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "owedBalance": {"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"name":"M••• M•••","paymentMethod":"DIRECT_DEBIT","balance":{"amount":34.9,"currency":"EUR"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "accountbalance.error.notfound": {"errorMessage":"There is no such link, or nothing is owed any more","errorCode":"accountbalance.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
