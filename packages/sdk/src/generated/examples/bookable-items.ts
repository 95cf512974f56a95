/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getCourse'
  | 'getPublicCourse'
  | 'listCourseAppointments'
  | 'listPublicCourseAppointments'
  | 'listCoursesWithDefaultHomeStudio'
  | 'listPublicCoursesWithDefaultHomeStudio'
  | 'listNextAvailableCourses'
  | 'listPublicNextAvailableCourses'
  | 'listUpcomingCourses'
  | 'listPublicUpcomingCourses'
  | 'listBookableBenefits'
  | 'listPublicBookableBenefits'
  | 'getBenefit'
  | 'getPublicBenefit'
  | 'getTrialSessionSlots'
  | 'getPublicTrialSessionSlots'
  | 'getSingleAppointmentSlot'
  | 'getPublicSingleAppointmentSlot'
  | 'getAppointmentSlots'
  | 'getPublicAppointmentSlots'
  | 'getNextAvailableAppointmentSlots'
  | 'getPublicNextAvailableAppointmentSlots'
  | 'getAppointmentDays'
  | 'getPublicAppointmentDays'
  | 'getNextAvailableAppointmentDays'
  | 'getPublicNextAvailableAppointmentDays'
  | 'listStudioEvents'
  | 'listPublicStudioEvents'
  | 'listCourses'
  | 'listPublicCourses'
  | 'listCourseSlice'
  | 'listPublicCourseSlice'
  | 'listCoursesWithCanceled'
  | 'listPublicCoursesWithCanceled'
  | 'listAvailableCourses'
  | 'listPublicAvailableCourses'
  | 'listCoursesWithUpcomingAppointment'
  | 'listPublicCoursesWithUpcomingAppointment'
> = {
  getCourse: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "openCourse": {"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},
        "bookedCourse": {"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":8,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"FLAT_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","waitingListPosition":null}},
        "openEvent": {"id":50005,"itemType":"EVENT","benefitId":903,"courseId":403,"name":"Open Air Workout","description":"An hour in the park, with music.","colorHex":"#3F7F3A","image":null,"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-30T17:00:00+01:00","endDateTime":"2026-11-30T18:00:00+01:00","earliestBookingDateTime":"2026-11-16T17:00:00+01:00","latestBookingDateTime":"2026-11-30T16:30:00+01:00","cancelableUntil":"2026-11-30T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"itemId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"itemId"}]},
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
  getPublicCourse: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "openCourse": {"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},
        "bookedCourse": {"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":8,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"FLAT_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","waitingListPosition":null}},
        "openEvent": {"id":50005,"itemType":"EVENT","benefitId":903,"courseId":403,"name":"Open Air Workout","description":"An hour in the park, with music.","colorHex":"#3F7F3A","image":null,"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-30T17:00:00+01:00","endDateTime":"2026-11-30T18:00:00+01:00","earliestBookingDateTime":"2026-11-16T17:00:00+01:00","latestBookingDateTime":"2026-11-30T16:30:00+01:00","cancelableUntil":"2026-11-30T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"itemId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"itemId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listCourseAppointments: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCourseAppointments: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listCoursesWithDefaultHomeStudio: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCoursesWithDefaultHomeStudio: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listNextAvailableCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicNextAvailableCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listUpcomingCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
        "coursesOfAllKinds": [{"id":50001,"itemType":"COURSE","benefitId":701,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"FLAT_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":31},"myBooking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","waitingListPosition":2}},{"id":50002,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":null,"category":null,"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":null,"latestBookingDateTime":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null},"myBooking":null}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicUpcomingCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
        "coursesOfAllKinds": [{"id":50001,"itemType":"COURSE","benefitId":701,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"FLAT_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":31},"myBooking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","waitingListPosition":2}},{"id":50002,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":null,"category":null,"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":null,"latestBookingDateTime":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null},"myBooking":null}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listBookableBenefits: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bookableBenefits": [{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":null,"price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":null,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}}],
        "bookableBenefitsOfMember": [{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":"PURCHASED_CONTINGENT","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":null,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicBookableBenefits: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bookableBenefits": [{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":null,"price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"benefitBookingOptionType":null,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  getBenefit: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "benefitWithStudios": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"studios":[{"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}}]},
        "benefitWithoutPicture": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"studios":[{"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}}]},
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
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicBenefit: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "benefitWithStudios": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"studios":[{"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}}]},
        "benefitWithoutPicture": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"studios":[{"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getTrialSessionSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialSlots": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
        "noTrialSlots": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicTrialSessionSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialSlots": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
        "noTrialSlots": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getSingleAppointmentSlot: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeSlot": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "takenSlot": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":1,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":false,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
        "slotOfMember": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":1,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"available":false,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"PURCHASED_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
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
  getPublicSingleAppointmentSlot: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeSlot": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "takenSlot": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":1,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":false,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getAppointmentSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "appointmentSlotsOfMember": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"PURCHASED_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
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
  getPublicAppointmentSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getNextAvailableAppointmentSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
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
  getPublicNextAvailableAppointmentSlots: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentSlots": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getAppointmentDays: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentDays": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[{"date":"2026-11-26","slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}]}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "appointmentDaysOfMember": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[{"date":"2026-11-26","slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}]}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":"PURCHASED_CONTINGENT","appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentDays": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
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
  getPublicAppointmentDays: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentDays": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[{"date":"2026-11-26","slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}]}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentDays": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getNextAvailableAppointmentDays: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentDays": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[{"date":"2026-11-26","slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}]}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentDays": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
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
  getPublicNextAvailableAppointmentDays: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "appointmentDays": {"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[{"date":"2026-11-26","slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}]}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},
        "noAppointmentDays": {"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"days":[],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudioEvents: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someEvents": [{"id":50005,"itemType":"EVENT","benefitId":903,"courseId":403,"name":"Open Air Workout","description":"An hour in the park, with music.","colorHex":"#3F7F3A","image":null,"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-30T17:00:00+01:00","endDateTime":"2026-11-30T18:00:00+01:00","earliestBookingDateTime":"2026-11-16T17:00:00+01:00","latestBookingDateTime":"2026-11-30T16:30:00+01:00","cancelableUntil":"2026-11-30T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicStudioEvents: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someEvents": [{"id":50005,"itemType":"EVENT","benefitId":903,"courseId":403,"name":"Open Air Workout","description":"An hour in the park, with music.","colorHex":"#3F7F3A","image":null,"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-30T17:00:00+01:00","endDateTime":"2026-11-30T18:00:00+01:00","earliestBookingDateTime":"2026-11-16T17:00:00+01:00","latestBookingDateTime":"2026-11-30T16:30:00+01:00","cancelableUntil":"2026-11-30T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "weekOfCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50002,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":12,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":3,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50003,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":0,"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "weekOfCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50002,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":12,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":3,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50003,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":0,"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listCourseSlice: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "courseSlice": {"content":[{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],"page":0,"size":20,"hasNext":true},
        "emptySlice": {"content":[],"page":0,"size":20,"hasNext":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCourseSlice: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "courseSlice": {"content":[{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],"page":0,"size":20,"hasNext":true},
        "emptySlice": {"content":[],"page":0,"size":20,"hasNext":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listCoursesWithCanceled: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "coursesWithCanceled": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50004,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":0,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"CANCELED","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCoursesWithCanceled: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "coursesWithCanceled": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},{"id":50004,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":0,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"CANCELED","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listAvailableCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicAvailableCourses: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someCourses": [{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listCoursesWithUpcomingAppointment: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "coursesWithUpcoming": [{"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","category":{"id":11,"name":"Yoga"},"image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"upcomingAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}}],
        "emptyList": [],
        "coursesWithoutUpcoming": [{"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","category":null,"image":null,"upcomingAppointment":null}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
  listPublicCoursesWithUpcomingAppointment: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "coursesWithUpcoming": [{"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","category":{"id":11,"name":"Yoga"},"image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"upcomingAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null}}],
        "emptyList": [],
        "coursesWithoutUpcoming": [{"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","category":null,"image":null,"upcomingAppointment":null}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
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
