/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'createSingleAppointmentCheckout'
  | 'createSingleAppointmentCheckoutV4'
  | 'createPublicSingleAppointmentCheckout'
  | 'getSingleAppointmentCheckout'
  | 'getPublicSingleAppointmentCheckout'
  | 'createCourseAppointmentCheckout'
  | 'createCourseAppointmentCheckoutV4'
  | 'createPublicCourseAppointmentCheckout'
  | 'getCheckout'
  | 'getCourseAppointmentCheckout'
  | 'authenticateCheckout'
  | 'cancelCheckout'
  | 'finalizeCheckout'
  | 'getPublicCheckout'
  | 'getPublicCourseAppointmentCheckout'
  | 'authenticatePublicCheckout'
  | 'cancelPublicCheckout'
  | 'finalizePublicCheckout'
> = {
  createSingleAppointmentCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "singleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createSingleAppointmentCheckoutV4: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "singleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
        "freeSingleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":0,"currency":"EUR"},"paymentMethod":null,"paymentInstrument":null,"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1}},"offer":{"id":80002,"name":"Trial session","description":"Free of charge, once.","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":1},"paymentMethods":[]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "tokenization.error.wrongstate": {"errorMessage":"The tokenization is not in a state that allows this","errorCode":"tokenization.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PENDING"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPublicSingleAppointmentCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicSingleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "benefit.error.notfound": {"errorMessage":"There is no such kind of appointment","errorCode":"benefit.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "appointment.error.notfound": {"errorMessage":"There is no such appointment at this time","errorCode":"appointment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "booking.error.slotfull": {"errorMessage":"All places of this course are taken","errorCode":"booking.error.slotfull","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.alreadybooked": {"errorMessage":"This course is already booked","errorCode":"booking.error.alreadybooked","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "booking.error.tooearly": {"errorMessage":"This course cannot be booked yet","errorCode":"booking.error.tooearly","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-24T17:00:00Z"}]},
        "booking.error.toolate": {"errorMessage":"This course can no longer be booked","errorCode":"booking.error.toolate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T16:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getSingleAppointmentCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "singleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
        "singleCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":1,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"available":false,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":true,"booking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false}},
        "singleCheckoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"FAILED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"INSUFFICIENT_FUNDS","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicSingleAppointmentCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicSingleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
        "publicSingleCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":49,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","singleAppointment":{"id":901,"itemType":"SINGLE","benefitId":901,"name":"Personal Training","description":"An hour with a trainer, all about you.","colorHex":"#1F6F8B","image":{"url":"/pictures/benefit/901.svg","urlLarge":"/pictures/benefit/901.svg?size=large","width":480,"height":320},"durationMinutes":60,"bookedParticipants":1,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":false,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null}},"offer":{"id":80001,"name":"Single training","description":"One hour with a trainer.","price":{"state":"ONLINE_PAYMENT","money":{"amount":49,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":true,"booking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createCourseAppointmentCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "courseCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createCourseAppointmentCheckoutV4: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "courseCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
        "freeCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":0,"currency":"EUR"},"paymentMethod":null,"paymentInstrument":null,"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50003,"itemType":"COURSE","benefitId":null,"courseId":402,"name":"Open House Stretch","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":null,"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":603,"name":"Open place","description":"One place in this course.","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null},"paymentMethods":[]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
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
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "tokenization.error.wrongstate": {"errorMessage":"The tokenization is not in a state that allows this","errorCode":"tokenization.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PENDING"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPublicCourseAppointmentCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCourseCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "course.error.notfound": {"errorMessage":"There is no such course appointment","errorCode":"course.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "offer.error.notfound": {"errorMessage":"There is no such offer","errorCode":"offer.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "offer.error.notallowed": {"errorMessage":"This offer cannot pay for this course","errorCode":"offer.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false},
        "freeCheckout": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":0,"currency":"EUR"},"paymentMethod":null,"paymentInstrument":null,"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false},
        "checkoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"CARD_REFUSED","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getCourseAppointmentCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "courseCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
        "courseCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":8,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":true,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","waitingListPosition":null}},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":true,"booking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false}},
        "courseCheckoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"CARD_REFUSED","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  authenticateCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "challengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATION_REQUIRED","challengeUrl":"/payment-provider/challenge/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001"},
        "noChallengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATED","challengeUrl":null},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
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
  cancelCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkoutCanceled": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CANCELED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
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
  finalizeCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":true},
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
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.declined": {"errorMessage":"The bank has declined the payment","errorCode":"payment.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"INSUFFICIENT_FUNDS"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicCourseAppointmentCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCourseCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
        "publicCourseCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":8,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":true,"booking":{"uuid":"5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001","stream":null,"participantStatus":"BOOKED","waitingListPosition":null,"onWaitingList":false}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  authenticatePublicCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "challengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATION_REQUIRED","challengeUrl":"/payment-provider/challenge/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001"},
        "noChallengeNeeded": {"checkoutId":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","state":"AUTHENTICATED","challengeUrl":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
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
  cancelPublicCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCheckoutCanceled": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CANCELED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":false},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
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
  finalizePublicCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":true},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicToken: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicToken"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "checkout.error.notfound": {"errorMessage":"There is no such checkout","errorCode":"checkout.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "payment.error.declined": {"errorMessage":"The bank has declined the payment","errorCode":"payment.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"INSUFFICIENT_FUNDS"}]},
        "request.error.idempotencykeyreused": {"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
