/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'initiateTokenization'
  | 'completeTokenization'
  | 'getTokenizationState'
  | 'listTokenizationPaymentMethods'
> = {
  initiateTokenization: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tokenizationInitiated": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"INITIATED","challengeUrl":"/payment-provider/challenge/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","declineReason":null,"expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
        "tokenizationAuthorized": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"AUTHORIZED","challengeUrl":null,"declineReason":null,"expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
        "tokenizationDeclined": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"DECLINED","challengeUrl":null,"declineReason":"CARD_REFUSED","expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
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
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.mandateused": {"errorMessage":"This mandate reference was used before","errorCode":"paymentinstrument.error.mandateused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
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
  completeTokenization: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "confirmedCard": {"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"tokenizationReference: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"tokenizationReference"}]},
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
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tokenization.error.wrongstate": {"errorMessage":"The tokenization is not in a state that allows this","errorCode":"tokenization.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PENDING"}]},
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
  getTokenizationState: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tokenizationInitiated": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"INITIATED","challengeUrl":"/payment-provider/challenge/7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","declineReason":null,"expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
        "tokenizationAuthorized": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"AUTHORIZED","challengeUrl":null,"declineReason":null,"expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
        "tokenizationDeclined": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"DECLINED","challengeUrl":null,"declineReason":"CARD_REFUSED","expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":null},
        "tokenizationCompleted": {"tokenizationReference":"7e0d6c1a-9b1f-4a3d-8a77-5d1c2b3a4001","state":"COMPLETED","challengeUrl":null,"declineReason":null,"expiresAt":"2026-11-26T14:30:00+01:00","paymentInstrumentId":8501},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"tokenizationReference: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"tokenizationReference"}]},
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
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listTokenizationPaymentMethods: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentMethods": [{"paymentMethod":"CREDIT_CARD","paymentType":"CREDIT_CARD","authenticationRequired":true}],
        "methodWithoutType": [{"paymentMethod":"FINION_PAY","paymentType":null,"authenticationRequired":true}],
        "emptyList": [],
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
};
