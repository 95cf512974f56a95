/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getTenant'
> = {
  getTenant: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "northsideTenant": {"tenant":"northside","tenantLogo":"/brands/northside/logo.svg","publicTenantName":"Northside Athletics","studios":[{"id":1001,"zoneId":"Europe/Berlin"},{"id":1002,"zoneId":"Europe/Berlin"}]},
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
