/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getTenant'> = {
  getTenant: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"northsideTenant":{"tenant":"northside","tenantLogo":"/brands/northside/logo.svg","publicTenantName":"Northside Athletics","studios":[{"id":1001,"zoneId":"Europe/Berlin"},{"id":1002,"zoneId":"Europe/Berlin"}]},"tenantWithoutLogo":{"tenant":"northside","tenantLogo":null,"publicTenantName":"Northside Athletics","studios":[{"id":1001,"zoneId":"Europe/Berlin"},{"id":1002,"zoneId":"Europe/Berlin"}]}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"tenant.error.notfound":{"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
