/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'register' | 'verifyRegistration' | 'verifyEmail' | 'getQuickRegistration' | 'registerQuickly' | 'listCountries'> = {
  register: {
    202: {"headers":{"Content-Type":"application/json"},"examples":{"codeSent":{"email":"new@example.org","codeValidUntil":"2026-11-26T09:00:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"email: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"email"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"botprotection.error.failed":{"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"password.error.tooweak":{"errorMessage":"A password has at least 8 characters, with a letter and a digit","errorCode":"password.error.tooweak","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"registration.error.termsnotaccepted":{"errorMessage":"The terms and conditions have to be accepted","errorCode":"registration.error.termsnotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"registration.error.referralcodeunknown":{"errorMessage":"Nobody has this referral code","errorCode":"registration.error.referralcodeunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  verifyRegistration: {
    204: {"headers":{},"examples":{"empty":null}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"email: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"email"}]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"verification.error.codeinvalid":{"errorMessage":"The code is wrong, used up or too old","errorCode":"verification.error.codeinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  verifyEmail: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"registrationVerified":{"email":"new@example.org","purpose":"REGISTRATION"},"changeVerified":{"email":"new@example.org","purpose":"CHANGE_EMAIL"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"email: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"email"}]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"verification.error.codeinvalid":{"errorMessage":"The code is wrong, used up or too old","errorCode":"verification.error.codeinvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  getQuickRegistration: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"invitedPerson":{"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","email":"invited@example.org","firstname":"Ida","lastname":"Invited"},"invitedWithoutEmail":{"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","email":null,"firstname":"Ida","lastname":"Invited"},"invitedWithoutName":{"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","email":"invited@example.org","firstname":null,"lastname":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"registration.error.invitationnotfound":{"errorMessage":"There is no such invitation","errorCode":"registration.error.invitationnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"registration.error.invitationused":{"errorMessage":"The invitation has been used already","errorCode":"registration.error.invitationused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  registerQuickly: {
    202: {"headers":{"Content-Type":"application/json"},"examples":{"codeSent":{"email":"new@example.org","codeValidUntil":"2026-11-26T09:00:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"botprotection.error.failed":{"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"registration.error.invitationnotfound":{"errorMessage":"There is no such invitation","errorCode":"registration.error.invitationnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"registration.error.invitationused":{"errorMessage":"The invitation has been used already","errorCode":"registration.error.invitationused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"password.error.tooweak":{"errorMessage":"A password has at least 8 characters, with a letter and a digit","errorCode":"password.error.tooweak","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"registration.error.termsnotaccepted":{"errorMessage":"The terms and conditions have to be accepted","errorCode":"registration.error.termsnotaccepted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"registration.error.emailfixed":{"errorMessage":"The invitation is for another e-mail address","errorCode":"registration.error.emailfixed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listCountries: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"someCountries":[{"key":"AT","value":"Austria"},{"key":"DE","value":"Germany"}]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"locale: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"locale"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
