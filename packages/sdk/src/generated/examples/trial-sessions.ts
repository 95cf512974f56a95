/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'bookTrialSession'
  | 'bookPublicTrialSession'
  | 'getTrialSessionConfig'
  | 'getTrialSessionLeadConfig'
  | 'getTrialSessionLeadCustomer'
  | 'getConfig'
  | 'createTrialSession'
  | 'createPublicTrialSession'
  | 'createBenefitTrialCourseAppointment'
  | 'createBenefitTrialSingleAppointment'
  | 'bookBenefitTrialCourseAppointment'
  | 'bookBenefitTrialSingleAppointment'
  | 'confirmBenefitTrial'
  | 'getBenefitTrialLeadConfig'
> = {
  bookTrialSession: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  bookPublicTrialSession: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T08:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":"2026-11-26T08:00:00+01:00","ending":null}},
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getTrialSessionConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":"Trial session","description":"An hour to get to know us.","image":null,"durationMinutes":60,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1},"paymentMethods":[],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":true,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
        "paidTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":null,"description":null,"image":{"url":"/pictures/benefit/902.svg","urlLarge":"/pictures/benefit/902.svg?size=large","width":480,"height":320},"durationMinutes":60,"price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":false,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getTrialSessionLeadConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":"Trial session","description":"An hour to get to know us.","image":null,"durationMinutes":60,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1},"paymentMethods":[],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":true,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
        "paidTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":null,"description":null,"image":{"url":"/pictures/benefit/902.svg","urlLarge":"/pictures/benefit/902.svg?size=large","width":480,"height":320},"durationMinutes":60,"price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":false,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.leadnotfound": {"errorMessage":"There is no such invitation to a trial session","errorCode":"trialsession.error.leadnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getTrialSessionLeadCustomer: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialLead": {"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","phone":"+49 30 0000002"},
        "trialLeadWithoutData": {"firstname":null,"lastname":null,"email":null,"phone":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.leadnotfound": {"errorMessage":"There is no such invitation to a trial session","errorCode":"trialsession.error.leadnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":"Trial session","description":"An hour to get to know us.","image":null,"durationMinutes":60,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1},"paymentMethods":[],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":true,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
        "paidTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":null,"description":null,"image":{"url":"/pictures/benefit/902.svg","urlLarge":"/pictures/benefit/902.svg?size=large","width":480,"height":320},"durationMinutes":60,"price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":false,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createTrialSession: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPublicTrialSession: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T08:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":"2026-11-26T08:00:00+01:00","ending":null}},
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createBenefitTrialCourseAppointment: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialCourseHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T09:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":"2026-11-26T09:00:00+01:00","ending":null}},
        "trialCourseConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.appointmentcanceled": {"errorMessage":"The studio has canceled this course","errorCode":"booking.error.appointmentcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createBenefitTrialSingleAppointment: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T08:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":"2026-11-26T08:00:00+01:00","ending":null}},
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  bookBenefitTrialCourseAppointment: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialCourseHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T09:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":"2026-11-26T09:00:00+01:00","ending":null}},
        "trialCourseConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}},
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
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
        "booking.error.appointmentcanceled": {"errorMessage":"The studio has canceled this course","errorCode":"booking.error.appointmentcanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  bookBenefitTrialSingleAppointment: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialHeld": {"state":"TO_BE_CONFIRMED","confirmUntil":"2026-11-26T08:00:00+01:00","calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":"2026-11-26T08:00:00+01:00","ending":null}},
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"benefitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"benefitId"}]},
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
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  confirmBenefitTrial: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b005","itemType":"SINGLE","courseAppointmentId":null,"benefitId":902,"name":"Trial Session","colorHex":"#4C7A63","image":null,"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T08:00:00+01:00","confirmUntil":null,"ending":null}},
        "trialCourseConfirmed": {"state":"CONFIRMED","confirmUntil":null,"calendarItem":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","itemType":"COURSE","courseAppointmentId":50001,"benefitId":null,"name":"Morning Yoga","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"appointmentMeetingType":"ON_SITE","stream":null,"participantStatus":"BOOKED","onWaitingList":false,"waitingListPosition":null,"waitingListUntil":null,"paidWith":"Trial session","price":null,"cancelableUntil":"2026-11-26T15:00:00+01:00","confirmUntil":null,"ending":null}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.notfound": {"errorMessage":"There is no trial session to be confirmed","errorCode":"trialsession.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.expired": {"errorMessage":"The trial session was not confirmed in time, and its place is free again","errorCode":"trialsession.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadycanceled": {"errorMessage":"This booking is already canceled","errorCode":"booking.error.alreadycanceled","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.blocked": {"errorMessage":"After missed bookings this member cannot book for a while","errorCode":"booking.error.blocked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-12-01T23:00:00Z"}]},
        "trialsession.error.alreadyused": {"errorMessage":"This person has had their trial session at this chain already","errorCode":"trialsession.error.alreadyused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.member": {"errorMessage":"A trial session is for people who are not members yet","errorCode":"trialsession.error.member","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getBenefitTrialLeadConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "freeTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":"Trial session","description":"An hour to get to know us.","image":null,"durationMinutes":60,"price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1},"paymentMethods":[],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":true,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
        "paidTrialConfig": {"organizationUnitId":1001,"benefitId":902,"benefitTrialConfigurationId":1,"offerId":80002,"name":null,"description":null,"image":{"url":"/pictures/benefit/902.svg","urlLarge":"/pictures/benefit/902.svg?size=large","width":480,"height":320},"durationMinutes":60,"price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"],"steps":[{"step":1,"name":"TIME"},{"step":2,"name":"CONTACT"},{"step":3,"name":"SUMMARY"}],"contactFields":[{"field":"firstname","required":true},{"field":"lastname","required":true},{"field":"email","required":true},{"field":"phone","required":true},{"field":"dateOfBirth","required":false}],"coursesAllowed":false,"legalConsents":[{"type":"GENERAL_TERMS","name":"General terms","text":"I have read the general terms and accept them.","mandatory":true},{"type":"PRIVACY","name":null,"text":"The studio may write to me about news and offers.","mandatory":false}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"uuid: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"uuid"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "trialsession.error.leadnotfound": {"errorMessage":"There is no such invitation to a trial session","errorCode":"trialsession.error.leadnotfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "trialsession.error.notoffered": {"errorMessage":"This studio offers no trial session","errorCode":"trialsession.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
