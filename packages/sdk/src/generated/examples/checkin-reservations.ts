/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listCheckinReservations'
  | 'cancelCheckinReservation'
  | 'createCheckinReservation'
  | 'listCheckinReservationSlots'
  | 'listPublicCheckinReservationSlots'
> = {
  listCheckinReservations: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "visitsToCome": [{"id":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001","slotId":71,"status":"RESERVED","usageDate":"2026-11-26","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","cancelableUntil":"2026-11-26T17:00:00+01:00","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}}],
        "pastVisits": [{"id":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001","slotId":71,"status":"RESERVED","usageDate":"2026-11-12","startDateTime":"2026-11-12T17:00:00+01:00","endDateTime":"2026-11-12T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-12T17:30:00+01:00","cancelableUntil":null,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  cancelCheckinReservation: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "visitCanceled": {"id":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001","slotId":71,"status":"CANCELED","usageDate":"2026-11-26","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","cancelableUntil":null,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
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
        "checkinreservation.error.notfound": {"errorMessage":"There is no such reservation","errorCode":"checkinreservation.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkinreservation.error.alreadycanceled": {"errorMessage":"This reservation is already canceled","errorCode":"checkinreservation.error.alreadycanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkinreservation.error.cancelationtoolate": {"errorMessage":"This reservation can no longer be canceled","errorCode":"checkinreservation.error.cancelationtoolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:00:00Z"}]},
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
  createCheckinReservation: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "visitReserved": {"id":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001","slotId":71,"status":"RESERVED","usageDate":"2026-11-26","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","cancelableUntil":"2026-11-26T17:00:00+01:00","studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}},
        "visitBegun": {"id":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001","slotId":71,"status":"RESERVED","usageDate":"2026-11-26","startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","cancelableUntil":null,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"}},
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
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkinreservation.error.slotnotfound": {"errorMessage":"There is no such slot on this day","errorCode":"checkinreservation.error.slotnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkinreservation.error.full": {"errorMessage":"All places of this slot are reserved","errorCode":"checkinreservation.error.full","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkinreservation.error.alreadyreserved": {"errorMessage":"This member has reserved a visit on this day already","errorCode":"checkinreservation.error.alreadyreserved","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "checkinreservation.error.tooearly": {"errorMessage":"This slot cannot be reserved yet","errorCode":"checkinreservation.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-25T23:00:00Z"}]},
        "checkinreservation.error.toolate": {"errorMessage":"This slot can no longer be reserved","errorCode":"checkinreservation.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
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
  listCheckinReservationSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "openSlots": [{"slotId":71,"usageDate":"2026-11-26","startTime":"2026-11-26T17:00:00+01:00","endTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","capacity":12,"freePlaces":5,"reservationId":null}],
        "reservedSlots": [{"slotId":71,"usageDate":"2026-11-26","startTime":"2026-11-26T17:00:00+01:00","endTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","capacity":12,"freePlaces":4,"reservationId":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001"}],
        "emptyList": [],
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
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listPublicCheckinReservationSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "openSlots": [{"slotId":71,"usageDate":"2026-11-26","startTime":"2026-11-26T17:00:00+01:00","endTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","capacity":12,"freePlaces":5,"reservationId":null}],
        "reservedSlots": [{"slotId":71,"usageDate":"2026-11-26","startTime":"2026-11-26T17:00:00+01:00","endTime":"2026-11-26T18:30:00+01:00","lastPossibleCheckinDateTime":"2026-11-26T17:30:00+01:00","capacity":12,"freePlaces":4,"reservationId":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001"}],
        "emptyList": [],
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
};
