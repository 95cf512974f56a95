/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'register'
  | 'verifyRegistration'
  | 'verifyEmail'
  | 'getQuickRegistration'
  | 'registerQuickly'
  | 'listCountries'
> = {
  register: {
    202: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "codeSent": {"email":"new@example.org","codeValidUntil":"2026-11-26T09:00:00+01:00"},
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
        "password.error.tooweak": {"errorMessage":"A password has at least 8 characters, with a letter and a digit","errorCode":"password.error.tooweak","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "registration.error.termsnotaccepted": {"errorMessage":"The terms and conditions have to be accepted","errorCode":"registration.error.termsnotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "registration.error.referralcodeunknown": {"errorMessage":"Nobody has this referral code","errorCode":"registration.error.referralcodeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
  },
  verifyRegistration: {
    204: {
      headers: {},
      examples: {
        "empty": null,
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
        "verification.error.codeinvalid": {"errorMessage":"The code is wrong, used up or too old","errorCode":"verification.error.codeinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
  },
  verifyEmail: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "registrationVerified": {"email":"new@example.org","purpose":"REGISTRATION"},
        "changeVerified": {"email":"new@example.org","purpose":"CHANGE_EMAIL"},
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
        "verification.error.codeinvalid": {"errorMessage":"The code is wrong, used up or too old","errorCode":"verification.error.codeinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
  },
  getQuickRegistration: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "invitedPerson": {"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","email":"invited@example.org","firstname":"Ida","lastname":"Invited"},
        "invitedWithoutEmail": {"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","email":null,"firstname":"Ida","lastname":"Invited"},
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
        "registration.error.invitationnotfound": {"errorMessage":"There is no such invitation","errorCode":"registration.error.invitationnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "registration.error.invitationused": {"errorMessage":"The invitation has been used already","errorCode":"registration.error.invitationused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
  },
  registerQuickly: {
    202: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "codeSent": {"email":"new@example.org","codeValidUntil":"2026-11-26T09:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is required","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "registration.error.invitationnotfound": {"errorMessage":"There is no such invitation","errorCode":"registration.error.invitationnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "registration.error.invitationused": {"errorMessage":"The invitation has been used already","errorCode":"registration.error.invitationused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "password.error.tooweak": {"errorMessage":"A password has at least 8 characters, with a letter and a digit","errorCode":"password.error.tooweak","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "registration.error.termsnotaccepted": {"errorMessage":"The terms and conditions have to be accepted","errorCode":"registration.error.termsnotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "registration.error.emailfixed": {"errorMessage":"The invitation is for another e-mail address","errorCode":"registration.error.emailfixed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
      },
    },
  },
  listCountries: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCountries": [{"key":"AT","value":"Austria"},{"key":"DE","value":"Germany"}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"startDate: must match format \"date\"","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"startDate"}]},
      },
    },
  },
};
