/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'listArticles' | 'listVideos'> = {
  listArticles: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"articles":[{"id":98101,"title":"How to begin again after a break","teaser":"Two weeks at half the weight, and nothing hurts.","text":"Begin with **half the weight** of before.\n\n- Two sets instead of three\n- One day of rest in between","language":"en","author":"Trainer One","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"readingMinutes":1,"publishDate":"2026-11-20T09:00:00+01:00"},{"id":98102,"title":"What to drink, and how much","teaser":"Water, before you are thirsty.","text":"Drink *before* you are thirsty.","language":"en","author":null,"image":null,"readingMinutes":1,"publishDate":"2026-11-10T09:00:00+01:00"}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listVideos: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"videos":[{"id":98201,"title":"Breathe with us","description":"A circle grows while you breathe in, and shrinks while you breathe out.","language":"en","url":"/videos/breathing.webm","poster":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"durationSeconds":8,"captions":[{"language":"de","url":"/videos/98201/captions/de.vtt"},{"language":"en","url":"/videos/98201/captions/en.vtt"}],"publishDate":"2026-11-20T09:00:00+01:00"},{"id":98202,"title":"Breathing in a square","description":"In, hold, out, hold, four seconds each.","language":"en","url":"/videos/square-breathing.webm","poster":null,"durationSeconds":16,"captions":[{"language":"de","url":"/videos/98202/captions/de.vtt"},{"language":"en","url":"/videos/98202/captions/en.vtt"}],"publishDate":"2026-11-10T09:00:00+01:00"}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]}}},
    401: {"headers":{"Content-Type":"application/json"},"examples":{"authentication.error.notloggedin":{"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"authorization.error.notconnected":{"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
