/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'listPlaces' | 'listRegions' | 'getStaticImage'> = {
  listPlaces: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"someTowns":[{"name":"Frankfurt am Main","placeName":"Frankfurt am Main, Hessen, Deutschland","type":"place","countryCode":"DE","longitude":8.68,"latitude":50.11},{"name":"Frankfurt (Oder)","placeName":"Frankfurt (Oder), Brandenburg, Deutschland","type":"place","countryCode":"DE","longitude":14.55,"latitude":52.34}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"text: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"text"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"maps.error.tokenrefused":{"errorMessage":"The token is not known","errorCode":"maps.error.tokenrefused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listRegions: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"someRegion":[{"name":"Berlin","placeName":"Berlin, Deutschland","type":"region","countryCode":"DE","longitude":13.4,"latitude":52.52}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"longitude: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"longitude"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"maps.error.tokenrefused":{"errorMessage":"The token is not known","errorCode":"maps.error.tokenrefused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  getStaticImage: {
    200: {"headers":{"Content-Type":"image/svg+xml"},"examples":{"map":"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"333\" viewBox=\"0 0 640 333\"></svg>"}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"longitude: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"longitude"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"maps.error.tokenrefused":{"errorMessage":"The token is not known","errorCode":"maps.error.tokenrefused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
