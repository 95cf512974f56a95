/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listBookingOptions'
  | 'getBookingOptionsWithOffers'
  | 'getBookingOptionsWithTrialContingentAndOffers'
  | 'listPublicBookingOptions'
  | 'getPublicBookingOptionsWithOffers'
  | 'getPublicBookingOptionsWithTrialContingentAndOffers'
> = {
  listBookingOptions: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someOptions": [{"id":801,"type":"FLAT_CONTINGENT","name":"Course flat","valid":true,"invalidReason":null,"remaining":null,"validFrom":"2026-01-01","validUntil":"2027-06-30"},{"id":802,"type":"PURCHASED_CONTINGENT","name":"Pack of five","valid":false,"invalidReason":"USED_UP","remaining":0,"validFrom":null,"validUntil":"2026-12-31"}],
        "trainingOptions": [{"id":804,"type":"PURCHASED_CONTINGENT","name":"Pack of trainings","valid":true,"invalidReason":null,"remaining":5,"validFrom":null,"validUntil":"2027-06-30"}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
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
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getBookingOptionsWithOffers: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "optionsWithOffers": {"bookingOptions":[{"id":801,"type":"FLAT_CONTINGENT","name":"Course flat","valid":true,"invalidReason":null,"remaining":null,"validFrom":"2026-01-01","validUntil":"2027-06-30"},{"id":802,"type":"PURCHASED_CONTINGENT","name":"Pack of five","valid":false,"invalidReason":"USED_UP","remaining":0,"validFrom":null,"validUntil":"2026-12-31"}],"offers":[{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
        "offersOnly": {"bookingOptions":[],"offers":[{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
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
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getBookingOptionsWithTrialContingentAndOffers: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "optionsWithTrial": {"bookingOptions":[{"id":801,"type":"FLAT_CONTINGENT","name":"Course flat","valid":true,"invalidReason":null,"remaining":null,"validFrom":"2026-01-01","validUntil":"2027-06-30"}],"trialContingents":[{"id":803,"type":"TRIAL_CONTINGENT","name":"Trial visit","valid":true,"invalidReason":null,"remaining":1,"validFrom":null,"validUntil":null}],"offers":[{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
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
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listPublicBookingOptions: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicBookingOptionsWithOffers: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offersOnly": {"bookingOptions":[],"offers":[{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
        "trainingOffers": {"bookingOptions":[],"offers":[{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicBookingOptionsWithTrialContingentAndOffers: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offersWithoutTrial": {"bookingOptions":[],"trialContingents":[],"offers":[{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
