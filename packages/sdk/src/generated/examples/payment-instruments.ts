/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listPaymentInstruments'
  | 'createCreditCard'
  | 'createPublicCreditCard'
  | 'listAvailablePaymentTypes'
  | 'listPublicPaymentMethods'
> = {
  listPaymentInstruments: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someInstruments": [{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true}],
        "emptyList": [],
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  createCreditCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "newCard": {"id":8502,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is required","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
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
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this card","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
      },
    },
  },
  createPublicCreditCard: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "newCard": {"id":8502,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":false,"authenticated":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is required","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this card","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
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
        "validation.error.invalid": {"errorMessage":"startDate: must match format \"date\"","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"startDate"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "validation.error.invalid": {"errorMessage":"startDate: must match format \"date\"","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"startDate"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
