/** All addresses of the portal by name. Shapes and names come from spec 2.2 to 2.5. */
const studio = '/studio/:studioUuid';
const booking = `${studio}/booking` as const;
const self = `${studio}/selfservice` as const;
const settings = `${studio}/me/settings` as const;

/** Pages outside a single studio. */
export const portalPatterns = {
  home: '/',
  studios: '/studios/:tenant',
  studiosLegacy: '/studios',
  studioSelect: '/studio',
  maintenance: '/maintenance',
} as const;

/**
 * Pages that another product or an e-mail links to. They have a studio header and no navigation
 * (spec 2.7).
 */
export const externalPatterns = {
  externalPayment: '/payment',
  externalUpdatePaymentMethod: '/payment-method-configuration',
  selfServiceLink: '/self-service',
  selfServiceLinkSuccess: '/self-service/success',
  externalStreaming: '/streaming',
  externalEvents: '/event',
  externalFitnessApps: '/fitness-apps/:vendor/:method',
} as const;

const publicPages = {
  studio,
  studioNews: `${studio}/news`,
  studioImprint: `${studio}/studio-imprint`,
  studioTerms: `${studio}/studio-terms-and-conditions`,
  studioPrivacy: `${studio}/studio-privacy`,
  studioRevocation: `${studio}/studio-revocation`,
  login: `${studio}/login-register`,
  registerWithUuid: `${studio}/login-register/:registerUuid`,
  loginLegacy: `${studio}/login`,
  passwordForgot: `${studio}/password-forgot`,
  verifyRegister: `${studio}/verify-register`,
  verifyEmail: `${studio}/verify-email`,
  verifyAdditionalEmail: `${studio}/verify-additional-email`,
  verifyPassword: `${studio}/verify-password`,
  studioConnect: `${studio}/studio-connect`,
  agb: `${studio}/agb`,
  agreement: `${studio}/artikel-26`,
  privacy: `${studio}/privacy`,
  imprint: `${studio}/imprint`,
  cookies: `${studio}/cookies`,
  corporateConfirmed: `${studio}/corporate/confirmed`,
  corporateConnect: `${studio}/corporate/connect`,
  courses: `${studio}/course`,
  course: `${studio}/course/:id`,
  appointments: `${studio}/appointments`,
  appointment: `${studio}/appointment/:id`,
  appointmentStudioSelect: `${studio}/appointment/studioselect/:id`,
  appointmentFiltered: `${studio}/appointment/:id/:filter`,
  events: `${studio}/events`,
  event: `${studio}/events/:id`,
  checkinReservation: `${studio}/checkin-reservation`,
  checkinReservationSlot: `${studio}/checkin-reservation/:slot`,
  checkinReservationSuccess: `${studio}/checkin-reservation/:slot/success`,
  trialSession: `${studio}/trial-session`,
  trialSessionStep: `${studio}/trial-session/:step`,
  // Not in the specification: required by law for ending a contract (cancelation button, withdrawal
  // function).
  contractCancelation: `${studio}/contract-cancelation`,
  contractWithdrawal: `${studio}/contract-withdrawal`,
  // Not in the specification: shows the result of the closed public call for cross-tenant check-in
  // (spec 2, section 7).
  crossTenantCheckin: `${studio}/cross-tenant-checkin`,
  contract: `${studio}/contract`,
  contractStep: `${studio}/contract/:termId/:step`,
  offers: `${studio}/offers`,
  dayTickets: `${studio}/day-tickets`,
  vouchers: `${studio}/vouchers`,
} as const;

const flows = {
  courseContact: `${booking}/course/:id/offer/:offerId/contact`,
  coursePayment: `${booking}/course/:id/offer/:offerId/payment`,
  courseSummaryOffer: `${booking}/course/:id/offer/:offerId/summary/:checkoutId`,
  courseSummaryOption: `${booking}/course/:id/option/:optionId/summary`,
  courseSuccess: `${booking}/course/:id/success/:checkoutId`,
  courseCancel: `${booking}/course/:id/cancel/:checkoutId`,
  courseFailure: `${booking}/course/:id/failure/:checkoutId`,
  courseConfirm: `${booking}/course/:id/confirm/:checkoutUuid`,
  appointmentContact: `${booking}/appointment/:id/offer/:offerId/contact`,
  appointmentPayment: `${booking}/appointment/:id/offer/:offerId/payment`,
  appointmentSummaryOffer: `${booking}/appointment/:id/offer/:offerId/summary/:checkoutId`,
  appointmentSummaryOption: `${booking}/appointment/:id/option/:optionId/summary`,
  appointmentSuccess: `${booking}/appointment/:id/success/:checkoutId`,
  appointmentCancel: `${booking}/appointment/:id/cancel/:checkoutId`,
  appointmentFailure: `${booking}/appointment/:id/failure/:checkoutId`,
  appointmentConfirm: `${booking}/appointment/:id/confirm/:checkoutUuid`,
  trialSessionContact: `${booking}/trial-session/:id/offer/:offerId/contact`,
  trialSessionPayment: `${booking}/trial-session/:id/offer/:offerId/payment`,
  trialSessionSummaryOffer: `${booking}/trial-session/:id/offer/:offerId/summary/:checkoutId`,
  trialSessionSummaryOption: `${booking}/trial-session/:id/option/:optionId/summary`,
  trialSessionSuccess: `${booking}/trial-session/:id/success/:checkoutId`,
  trialSessionCancel: `${booking}/trial-session/:id/cancel/:checkoutId`,
  trialSessionFailure: `${booking}/trial-session/:id/failure/:checkoutId`,
  trialSessionConfirm: `${booking}/trial-session/:id/confirm/:checkoutUuid`,
  eventContact: `${booking}/event/:id/offer/:offerId/contact`,
  eventPayment: `${booking}/event/:id/offer/:offerId/payment`,
  eventSummaryOffer: `${booking}/event/:id/offer/:offerId/summary/:checkoutId`,
  eventSummaryOption: `${booking}/event/:id/option/:optionId/summary`,
  eventSuccess: `${booking}/event/:id/success/:checkoutId`,
  eventCancel: `${booking}/event/:id/cancel/:checkoutId`,
  eventFailure: `${booking}/event/:id/failure/:checkoutId`,
  offerContact: `${booking}/offer/:offerId/contact`,
  offerPayment: `${booking}/offer/:offerId/payment`,
  offerSummary: `${booking}/offer/:offerId/summary/:checkoutId`,
  offerSuccess: `${booking}/offer/:offerId/success/:checkoutId`,
  offerCancel: `${booking}/offer/:offerId/cancel/:checkoutId`,
  offerFailure: `${booking}/offer/:offerId/failure/:checkoutId`,
  dayTicketContact: `${booking}/day-ticket/:offerId/contact`,
  dayTicketPayment: `${booking}/day-ticket/:offerId/payment`,
  dayTicketSummary: `${booking}/day-ticket/:offerId/summary/:checkoutId`,
  dayTicketSuccess: `${booking}/day-ticket/:offerId/success/:checkoutId`,
  dayTicketCancel: `${booking}/day-ticket/:offerId/cancel/:checkoutId`,
  dayTicketFailure: `${booking}/day-ticket/:offerId/failure/:checkoutId`,
  dayTicketPaylaterSuccess: `${booking}/day-ticket/:offerId/paylater/success/:leadId`,
  dayTicketPaylaterFailure: `${booking}/day-ticket/:offerId/paylater/failure`,
  voucherContact: `${booking}/voucher/:offerId/contact`,
  voucherPayment: `${booking}/voucher/:offerId/payment`,
  voucherSummary: `${booking}/voucher/:offerId/summary/:checkoutId`,
  voucherSuccess: `${booking}/voucher/:offerId/success/:checkoutId`,
  voucherCancel: `${booking}/voucher/:offerId/cancel/:checkoutId`,
  voucherFailure: `${booking}/voucher/:offerId/failure/:checkoutId`,
} as const;

/** Pages that require a login. */
const account = {
  myBookings: `${studio}/me/bookings`,
  myCheckinReservations: `${studio}/me/checkin-reservations`,
  myPayments: `${studio}/me/payments`,
  myPasses: `${studio}/me/passes`,
  myMessages: `${studio}/me/messages`,
  mySettings: settings,
  myProfile: `${settings}/profile`,
  changePassword: `${settings}/change-password`,
  addAdditionalEmail: `${settings}/add-email`,
  changeEmail: `${settings}/change-email`,
  deleteAdditionalEmail: `${settings}/delete-email`,
  emails: `${settings}/emails`,
  myCorporate: `${studio}/me/corporate`,
  everyWeek: `${studio}/me/bookings/every-week`,
} as const;

/** The customer center (spec 2.4). */
export const selfServicePatterns = {
  selfService: self,
  checkin: `${self}/check-in`,
  truggeDevice: `${self}/trugge/device/:deviceId`,
  selfServiceOverview: `${self}/overview`,
  customer: `${self}/customer`,
  customerPersonal: `${self}/customer/personal`,
  customerAddress: `${self}/customer/address`,
  customerContact: `${self}/customer/contact`,
  customerPayment: `${self}/customer/payment`,
  myContract: `${self}/contract`,
  myContractCurrent: `${self}/contract/current`,
  myContractPast: `${self}/contract/past`,
  additionalModules: `${self}/additionalmodules`,
  additionalModulesAvailable: `${self}/additionalmodules/available`,
  invoices: `${self}/invoices`,
  idlePeriods: `${self}/idleperiods`,
  referralProgram: `${self}/referral-program`,
  compensation: `${self}/compensation`,
  consumptionCredit: `${self}/consumptioncredit`,
  account: `${self}/account`,
  loyaltyProgram: `${self}/loyaltyprogram`,
  loyaltyPremiums: `${self}/loyaltyprogram/premiums`,
  loyaltyPoints: `${self}/loyaltyprogram/points`,
  loyaltyActivities: `${self}/loyaltyprogram/activities`,
  checkinHistory: `${self}/check-in-history`,
  content: `${self}/content`,
  vaccination: `${self}/vaccination`,
} as const;

/** Payment flows in the customer center. Like other flows they hide the sections of the center. */
export const selfServiceFlowPatterns = {
  consumptionCreditPayment: `${self}/consumptioncredit/recharge/:rechargeId`,
  consumptionCreditSummary: `${self}/consumptioncredit/:checkoutId/summary`,
  consumptionCreditSuccess: `${self}/consumptioncredit/:checkoutId/success`,
  consumptionCreditFailure: `${self}/consumptioncredit/:checkoutId/failure`,
  consumptionCreditCancel: `${self}/consumptioncredit/:checkoutId/cancel`,
  accountBalance: `${self}/account/balance`,
  accountBalanceSummary: `${self}/account/balance/:checkoutId`,
  accountPaid: `${self}/account/success`,
  accountSuccess: `${self}/account/success/:checkoutId`,
  accountCancel: `${self}/account/cancel/:checkoutId`,
  accountFailure: `${self}/account/failure/:checkoutId`,
} as const;

/** Studio pages outside the customer center. */
export const plainStudioPatterns = { ...publicPages, ...flows, ...account } as const;

export const studioPatterns = {
  ...plainStudioPatterns,
  ...selfServicePatterns,
  ...selfServiceFlowPatterns,
} as const;

export const patterns = { ...portalPatterns, ...externalPatterns, ...studioPatterns } as const;

export type RouteName = keyof typeof patterns;
