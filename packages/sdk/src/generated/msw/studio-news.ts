/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'listStudioNews'> = {
  listStudioNews: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"newsOfStudio":[{"id":701,"title":"New times for Morning Yoga","teaser":"From Monday it begins half an hour earlier.","body":"<p>From Monday <strong>Morning Yoga</strong> begins at 07:00.</p><ul><li>Bring a towel.</li><li>Mats are here.</li></ul>","publishDate":"2026-11-24T08:00:00+01:00","image":{"url":"/pictures/news/701.svg","urlLarge":"/pictures/news/701.svg?size=large","width":480,"height":320},"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}},{"id":702,"title":"Closed on the first of January","teaser":"We start the year a day later.","body":"<p>On the first of January we are closed.</p>","publishDate":"2026-11-20T12:30:00+01:00","image":null,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
