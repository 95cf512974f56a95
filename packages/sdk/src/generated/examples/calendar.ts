/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'bookCourse'
  | 'bookSingle'
  | 'getCalendarItem'
  | 'cancelCalendarItem'
  | 'listCurrentCalendarItems'
  | 'listPastCalendarItems'
  | 'getCancelationRuleInfo'
  | 'bookPublicCourse'
  | 'getPublicCalendarItem'
  | 'cancelPublicCalendarItem'
  | 'getPublicCancelationRuleInfo'
> = {
  bookCourse: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "placeBooked": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false},
        "onWaitingList": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b002","stream":null,"participantStatus":"WAITING","waitingListPosition":4,"onWaitingList":true},
        "streamBooked": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":"https://stream.example/50001","participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
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
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "bookingoption.error.notfound": {"errorMessage":"There is no such booking option","errorCode":"bookingoption.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.waitinglistfull": {"errorMessage":"The waiting list of this course is full","errorCode":"booking.error.waitinglistfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.appointmentcanceled": {"errorMessage":"The studio has canceled this course","errorCode":"booking.error.appointmentcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "bookingoption.error.notvalid": {"errorMessage":"This booking option cannot pay for this course","errorCode":"bookingoption.error.notvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  bookSingle: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "singleBooked": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b004","itemType":"SINGLE","courseAppointmentId":null,"benefitId":901,"name":"Personal Training","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Pack of trainings","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "bookingoption.error.notfound": {"errorMessage":"There is no such booking option","errorCode":"bookingoption.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "bookingoption.error.notvalid": {"errorMessage":"This booking option cannot pay for this course","errorCode":"bookingoption.error.notvalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.notordered": {"errorMessage":"This trial session is booked with the calls of trial sessions","errorCode":"trialsession.error.notordered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "calendarItem": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null},
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
  cancelCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "canceledWithRefund": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","canceledAt":"2026-11-25T09:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"}},
        "canceledWithoutRefund": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","canceledAt":"2026-11-25T09:00:00+01:00","refund":null},
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
  listCurrentCalendarItems: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "calendarItems": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}],
        "emptyList": [],
        "calendarItemsOfAllKinds": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":"https://stream.example/50001","participantStatus":"BOOKED","onWaitingList":true,"waitingListPosition":2,"waitingListUntil":"2026-11-26T16:00:00+01:00","paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null},{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b002","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":null,"price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}],
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
  listPastCalendarItems: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "pastCalendarItems": [{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b003","itemType":"COURSE","courseAppointmentId":49001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-12T17:00:00+01:00","endDateTime":"2026-11-12T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"ATTENDED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Course flat","price":null,"cancelableUntil":null,"confirmUntil":null,"ending":null}],
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
  getCancelationRuleInfo: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "cancelableWithRefund": {"cancelable":true,"cancelableUntil":"2026-11-26T15:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"},"releasesEntitlement":false},
        "notCancelable": {"cancelable":false,"cancelableUntil":null,"refund":null,"releasesEntitlement":false},
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
  bookPublicCourse: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "placeBooked": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false},
        "onWaitingList": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b002","stream":null,"participantStatus":"WAITING","waitingListPosition":4,"onWaitingList":true},
        "streamBooked": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":"https://stream.example/50001","participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "botprotection.error.failed": {"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.waitinglistfull": {"errorMessage":"The waiting list of this course is full","errorCode":"booking.error.waitinglistfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.appointmentcanceled": {"errorMessage":"The studio has canceled this course","errorCode":"booking.error.appointmentcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
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
  getPublicCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "calendarItem": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Single visit","price":{"amount":14.5,"currency":"EUR"},"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null},
        "heldCalendarItem": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":"2026-11-26T08:00:00+01:00","ending":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
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
  cancelPublicCalendarItem: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "canceledWithRefund": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","canceledAt":"2026-11-25T09:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"}},
        "canceledWithoutRefund": {"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","canceledAt":"2026-11-25T09:00:00+01:00","refund":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
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
  getPublicCancelationRuleInfo: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "cancelableWithRefund": {"cancelable":true,"cancelableUntil":"2026-11-26T15:00:00+01:00","refund":{"amount":14.5,"currency":"EUR"},"releasesEntitlement":false},
        "notCancelable": {"cancelable":false,"cancelableUntil":null,"refund":null,"releasesEntitlement":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
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
};
