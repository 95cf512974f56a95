/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listPayments'
  | 'getPayment'
  | 'refundPayment'
> = {
  listPayments: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentPage": {"content":[{"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"PAID","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null}}},{"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1002","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"PENDING","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"FINION_PAY","paymentInstrument":null}}],"page":0,"size":20,"hasNext":false},
        "noPayments": {"content":[],"page":0,"size":20,"hasNext":false},
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
  getPayment: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "refundablePayment": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"PAID","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null}},"paymentRefundInformation":{"refundable":true,"refusal":null,"refundableUntil":"2026-11-26T15:00:00+01:00","refundableAmount":{"amount":14.5,"currency":"EUR"},"refundedAmount":null,"appointments":[{"name":"Back Fit","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00"}]}},
        "refundedPayment": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"REFUNDED","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null}},"paymentRefundInformation":{"refundable":false,"refusal":"ALREADY_REFUNDED","refundableUntil":null,"refundableAmount":null,"refundedAmount":{"amount":14.5,"currency":"EUR"},"appointments":[{"name":"Back Fit","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00"}]}},
        "payLaterPayment": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"PAID","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"FINION_PAY","paymentInstrument":null},"paymentRefundInformation":{"refundable":false,"refusal":"TOO_LATE","refundableUntil":null,"refundableAmount":null,"refundedAmount":null,"appointments":[{"name":"Back Fit","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00"}]}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"paymentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"paymentId"}]},
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
        "payment.error.notfound": {"errorMessage":"There is no such payment","errorCode":"payment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  refundPayment: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "refundedPayment": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","name":"Back Fit","type":"COURSE_APPOINTMENT","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"amount":{"amount":14.5,"currency":"EUR"},"state":"REFUNDED","bookingDate":"2026-11-25T09:00:00+01:00","paymentDetails":{"bookingDate":"2026-11-25T09:00:00+01:00","paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null}},"paymentRefundInformation":{"refundable":false,"refusal":"ALREADY_REFUNDED","refundableUntil":null,"refundableAmount":null,"refundedAmount":{"amount":14.5,"currency":"EUR"},"appointments":[{"name":"Back Fit","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00"}]}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"paymentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"paymentId"}]},
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
        "payment.error.notfound": {"errorMessage":"There is no such payment","errorCode":"payment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.notrefundable": {"errorMessage":"This payment cannot be given back","errorCode":"payment.error.notrefundable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"NOT_CANCELABLE"}]},
        "booking.error.cancelationtoolate": {"errorMessage":"This booking can no longer be canceled","errorCode":"booking.error.cancelationtoolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
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
