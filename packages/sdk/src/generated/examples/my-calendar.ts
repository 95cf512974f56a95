/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getMyCalendarItem'
  | 'cancelMyCalendarItem'
  | 'listMyCurrentCalendarItems'
  | 'listMyCalendarHistory'
> = {
  getMyCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "calendarItem": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null},
        "calendarItemForChild": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"bookedBy":{"firstName":"Mona","relation":"GUARDIAN","byYou":true},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
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
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.notfound": {"errorMessage":"There is no such booking","errorCode":"booking.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  cancelMyCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "canceledWithRefund": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","canceledAt":"2026-11-25T09:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
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
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.notfound": {"errorMessage":"There is no such booking","errorCode":"booking.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.cancelationtoolate": {"errorMessage":"This booking can no longer be canceled","errorCode":"booking.error.cancelationtoolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
        "booking.error.alreadycanceled": {"errorMessage":"This booking is already canceled","errorCode":"booking.error.alreadycanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listMyCurrentCalendarItems: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "calendarItems": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}],
        "calendarItemsForChild": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"bookedBy":{"firstName":"Mona","relation":"GUARDIAN","byYou":true},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}],
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listMyCalendarHistory: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "pastCalendarItems": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003","itemType":"COURSE","courseAppointmentId":49001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-12T17:00:00+01:00","endDateTime":"2026-11-12T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"ATTENDED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Course flat","price":null,"cancelableUntil":null,"confirmUntil":null,"ending":null}],
        "canceledCalendarItems": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"CANCELED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":null,"confirmUntil":null,"ending":{"reason":"CANCELED","endedAt":"2026-11-25T09:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"},"releasedEntitlement":false}},{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b006","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-25T17:00:00+01:00","endDateTime":"2026-11-25T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"CANCELED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Pack of five","price":null,"cancelableUntil":null,"confirmUntil":null,"ending":{"reason":"WAITING_LIST_ENDED","endedAt":"2026-11-25T16:00:00+01:00","refund":null,"releasedEntitlement":true}}],
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
