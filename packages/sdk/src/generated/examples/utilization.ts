/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getUtilization'
  | 'getUtilizationReveal'
  | 'getActiveCheckins'
  | 'listHistoricUtilization'
  | 'getUtilizationIndicatorLimits'
  | 'getUtilizationToday'
  | 'getPublicUtilization'
  | 'getPublicUtilizationReveal'
  | 'getPublicActiveCheckins'
  | 'listPublicHistoricUtilization'
  | 'getPublicUtilizationIndicatorLimits'
  | 'getPublicUtilizationToday'
> = {
  getUtilization: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "wholeDay": {"organizationUnitId":1001,"date":"2026-11-25","hours":[{"startDateTime":"2026-11-25T07:00:00+01:00","endDateTime":"2026-11-25T08:00:00+01:00","state":"COUNTED","visitors":48,"percentage":40,"level":"MEDIUM"},{"startDateTime":"2026-11-25T18:00:00+01:00","endDateTime":"2026-11-25T19:00:00+01:00","state":"EXPECTED","visitors":102,"percentage":85,"level":"HIGH"}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getUtilizationReveal: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "revealed": {"revealed":true},
        "hidden": {"revealed":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getActiveCheckins: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "activeCheckins": {"organizationUnitId":1001,"countedAt":"2026-11-25T09:00:00+01:00","activeCheckins":30,"capacity":120,"percentage":25,"level":"LOW"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listHistoricUtilization: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someWeekdays": [{"dayOfWeek":"WEDNESDAY","hours":[{"startTime":"07:00","endTime":"08:00","averageVisitors":46.5,"percentage":39,"level":"MEDIUM"}]}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getUtilizationIndicatorLimits: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "indicatorLimits": {"low":35,"medium":70,"high":100},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getUtilizationToday: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "untilNow": {"organizationUnitId":1001,"date":"2026-11-25","hours":[{"startDateTime":"2026-11-25T07:00:00+01:00","endDateTime":"2026-11-25T08:00:00+01:00","state":"COUNTED","visitors":48,"percentage":40,"level":"MEDIUM"},{"startDateTime":"2026-11-25T08:00:00+01:00","endDateTime":"2026-11-25T09:00:00+01:00","state":"COUNTED","visitors":36,"percentage":30,"level":"LOW"}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
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
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicUtilization: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "wholeDay": {"organizationUnitId":1001,"date":"2026-11-25","hours":[{"startDateTime":"2026-11-25T07:00:00+01:00","endDateTime":"2026-11-25T08:00:00+01:00","state":"COUNTED","visitors":48,"percentage":40,"level":"MEDIUM"},{"startDateTime":"2026-11-25T18:00:00+01:00","endDateTime":"2026-11-25T19:00:00+01:00","state":"EXPECTED","visitors":102,"percentage":85,"level":"HIGH"}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicUtilizationReveal: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "revealed": {"revealed":true},
        "hidden": {"revealed":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicActiveCheckins: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "activeCheckins": {"organizationUnitId":1001,"countedAt":"2026-11-25T09:00:00+01:00","activeCheckins":30,"capacity":120,"percentage":25,"level":"LOW"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listPublicHistoricUtilization: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someWeekdays": [{"dayOfWeek":"WEDNESDAY","hours":[{"startTime":"07:00","endTime":"08:00","averageVisitors":46.5,"percentage":39,"level":"MEDIUM"}]}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicUtilizationIndicatorLimits: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "indicatorLimits": {"low":35,"medium":70,"high":100},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicUtilizationToday: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "untilNow": {"organizationUnitId":1001,"date":"2026-11-25","hours":[{"startDateTime":"2026-11-25T07:00:00+01:00","endDateTime":"2026-11-25T08:00:00+01:00","state":"COUNTED","visitors":48,"percentage":40,"level":"MEDIUM"},{"startDateTime":"2026-11-25T08:00:00+01:00","endDateTime":"2026-11-25T09:00:00+01:00","state":"COUNTED","visitors":36,"percentage":30,"level":"LOW"}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"studioId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"studioId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "utilization.error.notrevealed": {"errorMessage":"The studio does not show how busy it is","errorCode":"utilization.error.notrevealed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
