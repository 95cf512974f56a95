/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'createSingleAppointmentCheckout'
  | 'createSingleAppointmentCheckoutV4'
  | 'createPublicSingleAppointmentCheckout'
  | 'getSingleAppointmentCheckout'
  | 'getPublicSingleAppointmentCheckout'
  | 'createProductVariantCheckout'
  | 'createProductVariantCheckoutV4'
  | 'createPublicProductVariantCheckout'
  | 'getProductVariantCheckout'
  | 'getPublicProductVariantCheckout'
  | 'createAccountBalanceCheckout'
  | 'createAccountBalanceCheckoutV4'
  | 'createPublicAccountBalanceCheckout'
  | 'getAccountBalanceCheckout'
  | 'getPublicAccountBalanceCheckout'
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
        "paidTrialCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":9.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1}},"offer":{"id":80002,"name":"Trial session","description":"Free of charge, once.","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "trialsession.error.notordered": {"errorMessage":"This trial session is booked with the calls of trial sessions","errorCode":"trialsession.error.notordered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "paidTrialCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":9.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1}},"offer":{"id":80002,"name":"Trial session","description":"Free of charge, once.","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
        "freeSingleCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":0,"currency":"EUR"},"paymentMethod":null,"paymentInstrument":null,"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"singleAppointment":{"id":904,"itemType":"SINGLE","benefitId":904,"name":"Body Check","description":"What the scales say, and what to make of it.","colorHex":"#7A5C99","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null}},"offer":{"id":80003,"name":"Body check","description":"Free of charge.","price":{"state":"FREE","money":null,"benefitTrialConfigurationId":null},"paymentMethods":[]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "trialsession.error.notordered": {"errorMessage":"This trial session is booked with the calls of trial sessions","errorCode":"trialsession.error.notordered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "publicPaidTrialCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"SINGLE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":9.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","singleAppointment":{"id":902,"itemType":"SINGLE","benefitId":902,"name":"Trial Session","description":"An hour to get to know us.","colorHex":"#4C7A63","image":null,"durationMinutes":60,"bookedParticipants":0,"maxParticipants":1,"waitingListActive":false,"waitingListParticipants":0,"maxWaitingListParticipants":0,"slots":[{"startDateTime":"2026-11-26T10:00:00+01:00","endDateTime":"2026-11-26T11:00:00+01:00","earliestBookingDateTime":"2026-09-27T10:00:00+02:00","latestBookingDateTime":"2026-11-26T08:00:00+01:00","cancelableUntil":"2026-11-26T08:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"available":true,"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1}},"offer":{"id":80002,"name":"Trial session","description":"Free of charge, once.","price":{"state":"ONLINE_PAYMENT","money":{"amount":9.9,"currency":"EUR"},"benefitTrialConfigurationId":1},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"booking":null},
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
        "trialsession.error.notordered": {"errorMessage":"This trial session is booked with the calls of trial sessions","errorCode":"trialsession.error.notordered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createProductVariantCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "productCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":120,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},"productVariantId":70001,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"productVariantId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"productVariantId"}]},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.notfound": {"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.soldout": {"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.usagedatenotallowed": {"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},
        "product.error.notallowed": {"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createProductVariantCheckoutV4: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "productCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":120,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},"productVariantId":70001,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
        "dayTicketCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":19.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60002,"type":"DAY_TICKET","memberOnly":false,"organizationUnitId":1001,"name":"Day ticket","description":"Train as long as you like, on one day.","image":null,"variants":[{"id":70003,"name":"Day ticket","price":{"amount":19.5,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":40,"maxQuantity":1,"benefitUnits":null,"validity":null}]},"productVariantId":70003,"quantity":1,"usageDate":"2026-11-26","recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
        "rechargeCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":50,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60101,"type":"CONSUMPTION_CREDIT","memberOnly":true,"organizationUnitId":1001,"name":"Credit","description":"To spend at the bar and in the shop.","image":null,"variants":[{"id":70101,"name":"20 euros","price":{"amount":20,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":1,"benefitUnits":null,"validity":null},{"id":70102,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":1,"benefitUnits":null,"validity":null}]},"productVariantId":70102,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"productVariantId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"productVariantId"}]},
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
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.notfound": {"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tokenization.error.wrongstate": {"errorMessage":"The tokenization is not in a state that allows this","errorCode":"tokenization.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PENDING"}]},
        "product.error.soldout": {"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.usagedatenotallowed": {"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},
        "product.error.notallowed": {"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  createPublicProductVariantCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicProductCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":50,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","product":{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]},"productVariantId":70004,"quantity":1,"usageDate":null,"recipient":{"name":"Ana Sample","message":"All the best!"},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"productVariantId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"productVariantId"}]},
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
        "product.error.notfound": {"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.soldout": {"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.usagedatenotallowed": {"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},
        "product.error.notallowed": {"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getProductVariantCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "productCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":120,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},"productVariantId":70001,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
        "productCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":120,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},"productVariantId":70001,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":true,"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","quantity":1,"validFrom":"2026-11-25","validUntil":"2027-05-24","bookingOptionId":7301,"recipient":null}},
        "productCheckoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"FAILED","organizationUnitId":1001,"price":{"amount":120,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"INSUFFICIENT_FUNDS","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},"productVariantId":70001,"quantity":1,"usageDate":null,"recipient":null,"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
        "freeProductCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":0,"currency":"EUR"},"paymentMethod":null,"paymentInstrument":null,"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"product":{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"Welcome gift","price":{"amount":0,"currency":"EUR"},"paymentMethods":[],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]},"productVariantId":70004,"quantity":1,"usageDate":null,"recipient":{"name":"Ana Sample","message":null},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","quantity":1,"validFrom":"2026-11-25","validUntil":null,"bookingOptionId":null,"recipient":{"name":"Ana Sample","message":null}}},
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
  getPublicProductVariantCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicProductCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"CREATED","organizationUnitId":1001,"price":{"amount":50,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","product":{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]},"productVariantId":70004,"quantity":1,"usageDate":null,"recipient":{"name":"Ana Sample","message":"All the best!"},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":false,"purchase":null},
        "publicProductCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001","type":"PRODUCT_VARIANT","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":50,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","product":{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]},"productVariantId":70004,"quantity":1,"usageDate":null,"recipient":{"name":"Ana Sample","message":"All the best!"},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"charged":true,"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","quantity":1,"validFrom":"2026-11-25","validUntil":"2029-11-24","bookingOptionId":null,"recipient":{"name":"Ana Sample","message":"All the best!"}}},
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
  createAccountBalanceCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "balanceCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"CREATED","organizationUnitId":1001,"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":54.8,"currency":"EUR"}},
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
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "accountbalance.error.nothingowed": {"errorMessage":"Nothing is owed any more","errorCode":"accountbalance.error.nothingowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  createAccountBalanceCheckoutV4: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "balanceCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"CREATED","organizationUnitId":1001,"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":54.8,"currency":"EUR"}},
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
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "tokenization.error.notfound": {"errorMessage":"There is no such tokenization","errorCode":"tokenization.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tokenization.error.wrongstate": {"errorMessage":"The tokenization is not in a state that allows this","errorCode":"tokenization.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PENDING"}]},
        "accountbalance.error.nothingowed": {"errorMessage":"Nothing is owed any more","errorCode":"accountbalance.error.nothingowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  createPublicAccountBalanceCheckout: {
    201: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicBalanceCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"CREATED","organizationUnitId":1001,"price":{"amount":34.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":34.9,"currency":"EUR"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"token: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"token"}]},
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
        "accountbalance.error.notfound": {"errorMessage":"There is no such link, or nothing is owed any more","errorCode":"accountbalance.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentinstrument.error.notfound": {"errorMessage":"There is no such payment instrument","errorCode":"paymentinstrument.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
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
  getAccountBalanceCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "balanceCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"CREATED","organizationUnitId":1001,"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":54.8,"currency":"EUR"}},
        "balanceCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":true,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":0,"currency":"EUR"}},
        "balanceCheckoutFailed": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"FAILED","organizationUnitId":1001,"price":{"amount":54.8,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":null,"failureReason":"INSUFFICIENT_FUNDS","createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":54.8,"currency":"EUR"}},
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
  getPublicAccountBalanceCheckout: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "publicBalanceCheckoutCreated": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"CREATED","organizationUnitId":1001,"price":{"amount":34.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":false,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":34.9,"currency":"EUR"}},
        "publicBalanceCheckoutFinalized": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001","type":"ACCOUNT_BALANCE","state":"FINALIZED","organizationUnitId":1001,"price":{"amount":34.9,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":"pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a","charged":true,"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"balance":{"amount":0,"currency":"EUR"}},
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
        "courseCheckoutForChild": {"id":"c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001","type":"COURSE_APPOINTMENT","state":"CREATED","organizationUnitId":1001,"price":{"amount":14.5,"currency":"EUR"},"paymentMethod":"CREDIT_CARD","paymentInstrument":{"id":8501,"type":"CREDIT_CARD","brand":"Visa","maskedNumber":"•••• 4242","expiryMonth":12,"expiryYear":2030,"preferred":true,"authenticated":true,"mandateReference":null},"failureReason":null,"createdAt":"2026-11-25T09:00:00+01:00","expiresAt":"2026-11-25T09:30:00+01:00","publicToken":null,"bookedFor":{"id":"7d0c2f64-1b5e-4f0a-8c39-5f2d8e6a9b01","firstName":"Mia","lastName":"Muster","relation":"CHILD"},"courseAppointment":{"id":50001,"itemType":"COURSE","benefitId":null,"courseId":401,"name":"Morning Yoga","description":"Sixty calm minutes for back and breath.","colorHex":"#2E7D5B","image":{"url":"/pictures/course/401.svg","urlLarge":"/pictures/course/401.svg?size=large","width":480,"height":320},"category":{"id":11,"name":"Yoga"},"bookedParticipants":7,"maxParticipants":12,"waitingListActive":true,"waitingListParticipants":0,"maxWaitingListParticipants":5,"slots":[{"startDateTime":"2026-11-26T17:00:00+01:00","endDateTime":"2026-11-26T18:00:00+01:00","earliestBookingDateTime":"2026-11-12T17:00:00+01:00","latestBookingDateTime":"2026-11-26T16:30:00+01:00","cancelableUntil":"2026-11-26T15:00:00+01:00","employees":[{"id":301,"displayedName":"Trainer One","firstname":"Trainer","lastname":"One"}],"locations":[{"id":21,"name":"Room 1"}],"studio":{"id":1001,"name":"Northside Mitte","zoneId":"Europe/Berlin"},"alreadyBooked":false,"onWaitingList":false}],"appointmentMeetingType":"ON_SITE","benefitBookingOptionType":null,"appointmentStatus":"ACTIVE","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"myBooking":null},"offer":{"id":601,"name":"Single visit","description":"One place in this course.","price":{"state":"ONLINE_PAYMENT","money":{"amount":14.5,"currency":"EUR"},"benefitTrialConfigurationId":null},"paymentMethods":["CREDIT_CARD"]},"customerData":{"firstname":"Vic","lastname":"Visitor","email":"visitor@example.org","dateOfBirth":"1994-02-03","phone":"+49 30 0000002","street":"Beispielweg","houseNumber":"3","zipCode":"10115","city":"Berlin","countryCode":"DE"},"joinWaitingList":false,"charged":false,"booking":null},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "family.error.notyours": {"errorMessage":"The account does not act for this person","errorCode":"family.error.notyours","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "family.error.ended": {"errorMessage":"The account no longer acts for the person for whom it has begun this","errorCode":"family.error.ended","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "accountbalance.error.paidmeanwhile": {"errorMessage":"Less is owed by now than was to be paid","errorCode":"accountbalance.error.paidmeanwhile","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.soldout": {"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]},
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.notallowed": {"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.usagedatenotallowed": {"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},
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
        "accountbalance.error.paidmeanwhile": {"errorMessage":"Less is owed by now than was to be paid","errorCode":"accountbalance.error.paidmeanwhile","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.soldout": {"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]},
        "checkout.error.wrongstate": {"errorMessage":"The checkout is not in a state that allows this","errorCode":"checkout.error.wrongstate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"FINALIZED"}]},
        "checkout.error.expired": {"errorMessage":"The checkout has expired","errorCode":"checkout.error.expired","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"TIMESTAMP","value":"2026-11-26T14:30:00Z"}]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "product.error.notallowed": {"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.usagedatenotallowed": {"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},
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
