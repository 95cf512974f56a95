/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listReferenceCountries'
  | 'listUsaStates'
  | 'getQuickConnect'
> = {
  listReferenceCountries: {
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
  listUsaStates: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someStates": [{"name":"Alabama","abbreviation":"AL"},{"name":"Alaska","abbreviation":"AK"}],
      },
    },
  },
  getQuickConnect: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "quickConnect": {"uuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10","studioId":1001,"studioName":"Northside Mitte","tenant":"northside","customerCode":"NS-70010"},
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
};
