import type { PresentRoute } from '../src/site/routes/comingRoutes.ts';
import type { Scene } from './Scene.ts';
import { addresses, settings } from './scenes/account.ts';
import { appointmentBooking, appointments } from './scenes/appointments.ts';
import { masterData, paidBooking, troubledBooking } from './scenes/booking.ts';
import { myBookings } from './scenes/bookings.ts';
import { connect, migration } from './scenes/connect.ts';
import { course, courseList } from './scenes/courses.ts';
import { eventBooking, eventMasterData, events } from './scenes/events.ts';
import { firstAddresses, studioHome, studioList } from './scenes/home.ts';
import { forgotten, invitation, login, registration } from './scenes/login.ts';
import { deadEnds, documents, news } from './scenes/reading.ts';
import { payments } from './scenes/payments.ts';
import { streaming } from './scenes/streaming.ts';
import { trialSession } from './scenes/trialSession.ts';
import { visits } from './scenes/visits.ts';

/** The scene that shows each page; a page without one does not compile. */
export const scenes = {
  home: firstAddresses,
  studiosLegacy: firstAddresses,
  studioSelect: firstAddresses,
  maintenance: deadEnds,
  studios: studioList,
  studio: studioHome,
  login,
  loginLegacy: login,
  registerWithUuid: invitation,
  passwordForgot: forgotten,
  verifyRegister: registration,
  verifyEmail: registration,
  verifyAdditionalEmail: addresses,
  verifyPassword: forgotten,
  studioConnect: connect,
  studioNews: news,
  studioImprint: documents,
  studioTerms: documents,
  studioPrivacy: documents,
  studioRevocation: documents,
  agb: documents,
  agreement: documents,
  privacy: documents,
  imprint: documents,
  cookies: documents,
  corporateConfirmed: connect,
  corporateConnect: connect,
  myCorporate: connect,
  courses: courseList,
  course,
  courseContact: paidBooking,
  coursePayment: paidBooking,
  courseSummaryOffer: paidBooking,
  courseSummaryOption: masterData,
  courseSuccess: paidBooking,
  courseCancel: troubledBooking,
  courseFailure: troubledBooking,
  courseConfirm: troubledBooking,
  appointments,
  appointment: appointments,
  appointmentFiltered: appointments,
  appointmentStudioSelect: appointments,
  appointmentContact: appointmentBooking,
  appointmentPayment: appointmentBooking,
  appointmentSummaryOffer: appointmentBooking,
  appointmentSummaryOption: appointmentBooking,
  appointmentSuccess: appointmentBooking,
  appointmentCancel: appointmentBooking,
  appointmentFailure: appointmentBooking,
  appointmentConfirm: appointmentBooking,
  events,
  event: events,
  externalEvents: events,
  eventContact: eventBooking,
  eventPayment: eventBooking,
  eventSummaryOffer: eventBooking,
  eventSummaryOption: eventMasterData,
  eventSuccess: eventBooking,
  eventCancel: eventBooking,
  eventFailure: eventBooking,
  trialSession,
  trialSessionStep: trialSession,
  trialSessionContact: trialSession,
  trialSessionPayment: trialSession,
  trialSessionSummaryOffer: trialSession,
  trialSessionSummaryOption: trialSession,
  trialSessionSuccess: trialSession,
  trialSessionCancel: trialSession,
  trialSessionFailure: trialSession,
  trialSessionConfirm: trialSession,
  checkinReservation: visits,
  checkinReservationSlot: visits,
  checkinReservationSuccess: visits,
  mySettings: settings,
  myProfile: settings,
  emails: settings,
  addAdditionalEmail: settings,
  changeEmail: settings,
  deleteAdditionalEmail: settings,
  changePassword: settings,
  myBookings,
  myCheckinReservations: visits,
  myPayments: payments,
  externalStreaming: streaming,
} as const satisfies Record<PresentRoute, Scene>;

/** Scenes of pages that others show already, and of what lies over any page. */
export const otherScenes = { migration } as const satisfies Record<string, Scene>;

/** Routes that show nothing themselves: their scenes show where they lead. */
export const leadOn: ReadonlySet<string> = new Set<PresentRoute>([
  'home',
  'studioSelect',
  'loginLegacy',
  'trialSession',
  'trialSessionSummaryOption',
]);
