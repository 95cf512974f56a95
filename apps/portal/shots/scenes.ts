import type { RouteName } from '../src/lib/address/patterns.ts';
import type { Scene } from './Scene.ts';
import { addresses, settings } from './scenes/account.ts';
import { appointmentBooking, appointments } from './scenes/appointments.ts';
import { masterData, paidBooking, failedBooking } from './scenes/booking.ts';
import { myBookings } from './scenes/bookings.ts';
import { checkin } from './scenes/checkin.ts';
import { connect, migration } from './scenes/connect.ts';
import { content } from './scenes/content.ts';
import { changedContract, contract } from './scenes/contract.ts';
import { course, courseList } from './scenes/courses.ts';
import { crossTenantCheckin } from './scenes/crossTenantCheckin.ts';
import { eventBooking, eventMasterData, events } from './scenes/events.ts';
import { entryAddresses, studioHome, studioList } from './scenes/home.ts';
import { cancelation } from './scenes/cancelation.ts';
import { forgottenPassword, invitation, login, registration } from './scenes/login.ts';
import { deadEnds, documents, news } from './scenes/reading.ts';
import { messages } from './scenes/messages.ts';
import { membership } from './scenes/membership.ts';
import { balance } from './scenes/balance.ts';
import { passes } from './scenes/passes.ts';
import { payments } from './scenes/payments.ts';
import { externalPayment } from './scenes/externalPayment.ts';
import { fitnessApps, methodLink, selfServiceLink } from './scenes/links.ts';
import { rewards } from './scenes/rewards.ts';
import { shop } from './scenes/shop.ts';
import { streaming } from './scenes/streaming.ts';
import { trialSession } from './scenes/trialSession.ts';
import { visits } from './scenes/visits.ts';
import { everyWeekScene } from './scenes/everyWeek.ts';

/** Scene of each route; a route without one does not compile. */
export const scenes = {
  home: entryAddresses,
  studiosLegacy: entryAddresses,
  studioSelect: entryAddresses,
  maintenance: deadEnds,
  studios: studioList,
  studio: studioHome,
  login,
  loginLegacy: login,
  registerWithUuid: invitation,
  passwordForgot: forgottenPassword,
  verifyRegister: registration,
  verifyEmail: registration,
  verifyAdditionalEmail: addresses,
  verifyPassword: forgottenPassword,
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
  courseCancel: failedBooking,
  courseFailure: failedBooking,
  courseConfirm: failedBooking,
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
  offers: shop,
  dayTickets: shop,
  vouchers: shop,
  offerContact: shop,
  offerPayment: shop,
  offerSummary: shop,
  offerSuccess: shop,
  offerCancel: shop,
  offerFailure: shop,
  dayTicketContact: shop,
  dayTicketPayment: shop,
  dayTicketSummary: shop,
  dayTicketSuccess: shop,
  dayTicketCancel: shop,
  dayTicketFailure: shop,
  voucherContact: shop,
  voucherPayment: shop,
  voucherSummary: shop,
  voucherSuccess: shop,
  voucherCancel: shop,
  voucherFailure: shop,
  dayTicketPaylaterSuccess: shop,
  dayTicketPaylaterFailure: shop,
  contractCancelation: cancelation,
  contractWithdrawal: cancelation,
  contract,
  contractStep: contract,
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
  myPasses: passes,
  myMessages: messages,
  checkin,
  checkinHistory: checkin,
  vaccination: checkin,
  truggeDevice: checkin,
  compensation: rewards,
  loyaltyProgram: rewards,
  loyaltyPremiums: rewards,
  loyaltyPoints: rewards,
  loyaltyActivities: rewards,
  referralProgram: rewards,
  crossTenantCheckin,
  content,
  externalPayment,
  externalUpdatePaymentMethod: methodLink,
  selfServiceLink,
  selfServiceLinkSuccess: selfServiceLink,
  externalFitnessApps: fitnessApps,
  selfService: membership,
  selfServiceOverview: membership,
  customer: membership,
  customerPersonal: membership,
  customerAddress: membership,
  customerContact: membership,
  customerPayment: membership,
  myContract: membership,
  myContractCurrent: membership,
  myContractPast: membership,
  additionalModules: membership,
  additionalModulesAvailable: membership,
  account: membership,
  invoices: membership,
  idlePeriods: membership,
  accountBalance: balance,
  accountBalanceSummary: balance,
  accountPaid: balance,
  accountSuccess: balance,
  accountCancel: balance,
  accountFailure: balance,
  consumptionCredit: balance,
  consumptionCreditPayment: balance,
  consumptionCreditSummary: balance,
  consumptionCreditSuccess: balance,
  consumptionCreditCancel: balance,
  consumptionCreditFailure: balance,
  externalStreaming: streaming,
  everyWeek: everyWeekScene,
} as const satisfies Record<RouteName, Scene>;

/** Scenes of pages that other scenes show already, and of dialogs over any page. */
export const otherScenes = { migration, changedContract } as const satisfies Record<string, Scene>;

/** Routes that only redirect; their scenes show the targets. */
export const redirects: ReadonlySet<string> = new Set<RouteName>([
  'home',
  'studioSelect',
  'loginLegacy',
  'trialSession',
  'selfService',
  'customer',
  'myContract',
  'additionalModules',
  // Its feature is off.
  'vaccination',
]);
