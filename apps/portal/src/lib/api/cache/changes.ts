import { contractChanges, contracts } from './contractChanges.ts';
import type { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { customerChanges } from './customerChanges.ts';
import { loyaltyChanges } from './loyaltyChanges.ts';
import { idleChanges } from './idleChanges.ts';
import { balanceReads, linkChanges } from './linkChanges.ts';

type Operations = typeof operations;

/** Calls that only read; one of them is a PUT in the catalogue. */
export type ReadingOperation =
  | { [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never }[OperationId]
  | 'listMessages';

/** Calls that may change something on the server. */
export type WritingOperation = Exclude<OperationId, ReadingOperation>;

/**
 * Reading calls that a call invalidates; or 'currentUser' if it changes the current user, after which
 * all queries are reset (lib/session/resetQueriesForNewUser).
 */
type Change = readonly ReadingOperation[] | 'currentUser';

const nothing = [] as const;

const courses = [
  'getCourse',
  'getPublicCourse',
  'listCourseAppointments',
  'listPublicCourseAppointments',
  'listCoursesWithDefaultHomeStudio',
  'listPublicCoursesWithDefaultHomeStudio',
  'listNextAvailableCourses',
  'listPublicNextAvailableCourses',
  'listUpcomingCourses',
  'listPublicUpcomingCourses',
  'listCourses',
  'listPublicCourses',
  'listCourseSlice',
  'listPublicCourseSlice',
  'listCoursesWithCanceled',
  'listPublicCoursesWithCanceled',
  'listAvailableCourses',
  'listPublicAvailableCourses',
  'listCoursesWithUpcomingAppointment',
  'listPublicCoursesWithUpcomingAppointment',
  'listStudioEvents',
  'listPublicStudioEvents',
] as const;

const appointments = [
  'getSingleAppointmentSlot',
  'getPublicSingleAppointmentSlot',
  'getAppointmentSlots',
  'getPublicAppointmentSlots',
  'getNextAvailableAppointmentSlots',
  'getPublicNextAvailableAppointmentSlots',
  'getAppointmentDays',
  'getPublicAppointmentDays',
  'getNextAvailableAppointmentDays',
  'getPublicNextAvailableAppointmentDays',
  'getTrialSessionSlots',
  'getPublicTrialSessionSlots',
  // Benefits that pay for an appointment.
  'listBookableBenefits',
  'listPublicBookableBenefits',
] as const;

/** Whether the studio lets the member in. */
const admission = ['getAccessRefusalStatus', 'getActiveCheckin'] as const;

const bookingOptions = [
  'listBookingOptions',
  'getBookingOptionsWithOffers',
  'getBookingOptionsWithTrialContingentAndOffers',
] as const;

/** Current occupancy of a studio. */
const occupancy = [
  'getActiveCheckins',
  'getPublicActiveCheckins',
  'getUtilization',
  'getPublicUtilization',
  'getUtilizationToday',
  'getPublicUtilizationToday',
] as const;

const calendar = [
  'getCalendarItem',
  'listCurrentCalendarItems',
  'listPastCalendarItems',
  'getCancelationRuleInfo',
  'getPublicCalendarItem',
  'getPublicCancelationRuleInfo',
  'getMyCalendarItem',
  'listMyCurrentCalendarItems',
  'listMyCalendarHistory',
] as const;

const payments = [
  'listPayments',
  'getPayment',
  'getCustomerAccount',
  'getAccountBalance',
  'listInvoices',
  'getConsumptionCredit',
] as const;
const standingBookings = ['listStandingBookings', 'getStandingBookingOffer'] as const;

const reservations = [
  'listCheckinReservationSlots',
  'listPublicCheckinReservationSlots',
  'listCheckinReservations',
] as const;

const booking = [
  ...courses,
  ...appointments,
  ...bookingOptions,
  ...calendar,
  'listPasses',
  'listStandingBookings',
] as const;

const instruments = ['listPaymentInstruments', 'listAvailablePaymentTypes'] as const;

const checkout = [
  'getCheckout',
  'getCourseAppointmentCheckout',
  'getSingleAppointmentCheckout',
  'getProductVariantCheckout',
  'getAccountBalanceCheckout',
] as const;
const publicCheckout = [
  'getPublicCheckout',
  'getPublicCourseAppointmentCheckout',
  'getPublicSingleAppointmentCheckout',
  'getPublicProductVariantCheckout',
  'getPublicAccountBalanceCheckout',
] as const;

/** Products with remaining stock. */
const products = [
  'listVirtualProducts',
  'listPublicVirtualProducts',
  'getVirtualProductByVariant',
  'getPublicVirtualProductByVariant',
  'listVouchers',
  'getVoucher',
] as const;

const masterData = [
  'validateBookAppointmentMasterData',
  'validateBookCourseMasterData',
  'validateBookTrialSessionMasterData',
  'validateSignContractMasterData',
] as const;

const person = ['getUserInfo', 'getProfile', 'getCustomerInfo', ...masterData] as const;
const contacts = ['getUserInfo', 'getContacts', 'getCustomerInfo', ...masterData] as const;

/**
 * Every writing call of the SDK with the reading calls it invalidates; a missing entry does not
 * compile. The mutation cache reads it after each mutation, so pages never invalidate queries
 * themselves.
 */
export const changes = {
  login: 'currentUser',
  loginWithPasskey: 'currentUser',
  createPasskeyLoginOptions: nothing,
  createPasskeyRegistrationOptions: nothing,
  registerPasskey: ['listPasskeys'],
  deletePasskey: ['listPasskeys'],
  createCalendarSubscription: ['getCalendarSubscription'],
  deleteCalendarSubscription: ['getCalendarSubscription'],
  savePersonalCalendar: ['getPersonalCalendar', 'listBusyTimes'],
  deletePersonalCalendar: ['getPersonalCalendar', 'listBusyTimes'],
  withdrawConsent: ['listGivenConsents'],
  createAppleWalletPass: ['getWallets'],
  createGoogleWalletPass: ['getWallets'],
  deleteWalletCard: ['getWallets'],
  savePushSubscription: nothing,
  deletePushSubscription: nothing,
  logout: 'currentUser',
  deleteAccount: 'currentUser',
  connectWithCustomerCode: 'currentUser',
  connectWithEmail: 'currentUser',
  connectWithIban: 'currentUser',
  connectWithIbanSuffix: 'currentUser',
  deleteStudioConnect: 'currentUser',
  migrateAccount: 'currentUser',

  register: nothing,
  registerQuickly: nothing,
  verifyRegistration: contacts,

  resetPassword: nothing,
  changeForgottenPassword: nothing,
  changePassword: nothing,
  resendRegistrationMail: nothing,
  createZendeskToken: nothing,
  createTrackingEvent: nothing,
  createCancelationNotice: ['getMigrationSteps'],

  replaceProfile: person,
  saveProfile: person,
  uploadProfileImage: ['getUserInfo', 'getProfile'],
  deleteProfileImage: ['getUserInfo', 'getProfile'],
  saveContacts: contacts,
  changeEmail: contacts,
  changeMainEmail: contacts,
  verifyEmail: contacts,
  addAdditionalEmail: contacts,
  addAdditionalEmailLegacy: contacts,
  deleteAdditionalEmail: contacts,
  deleteAdditionalEmailLegacy: contacts,
  verifyAdditionalEmail: contacts,

  bookCourse: booking,
  createStandingBooking: [...booking, 'getStandingBookingOffer'],
  updateStandingBooking: standingBookings,
  deleteStandingBooking: standingBookings,
  saveBookingOpeningReminder: ['getStandingBookingOffer'],
  deleteBookingOpeningReminder: ['getStandingBookingOffer'],
  bookSingle: booking,
  bookPublicCourse: courses,
  cancelCalendarItem: [...booking, ...payments],
  cancelPublicCalendarItem: booking,
  cancelMyCalendarItem: [...booking, ...payments],
  refundPayment: [...payments, ...booking],
  createFinionPayPaymentRequest: ['listFinionPayPaymentRequests'],

  createTrialSession: [...appointments, ...calendar],
  createPublicTrialSession: [...appointments, ...calendar],
  bookTrialSession: [...appointments, ...calendar],
  bookPublicTrialSession: [...appointments, ...calendar],
  createBenefitTrialSingleAppointment: [...appointments, ...calendar],
  createBenefitTrialCourseAppointment: [...courses, ...calendar],
  bookBenefitTrialSingleAppointment: [...appointments, ...calendar],
  bookBenefitTrialCourseAppointment: [...courses, ...calendar],
  confirmBenefitTrial: calendar,

  createBeverageSale: ['getBeverageDevice', 'getConsumptionCredit'],
  createCheckin: [
    'getActiveCheckin',
    'getEarliestCheckinDate',
    'getCheckinHistoryReport',
    'getCheckinHistoryDocument',
    ...occupancy,
  ],
  createCheckinReservation: reservations,
  cancelCheckinReservation: [...reservations, ...payments],

  createCreditCard: instruments,
  createPublicCreditCard: nothing,
  validateVoucher: nothing,
  createBancontactCard: instruments,
  createPublicBancontactCard: nothing,
  createIdeal: instruments,
  createPublicIdeal: nothing,
  createPaypal: instruments,
  createPublicPaypal: nothing,
  createTwint: instruments,
  createPublicTwint: nothing,
  archivePaymentInstrument: instruments,
  preferPaymentInstrument: instruments,
  initiateTokenization: nothing,
  completeTokenization: ['getTokenizationState', ...instruments],

  // A new checkout reserves nothing yet.
  createCourseAppointmentCheckout: nothing,
  createCourseAppointmentCheckoutV4: instruments,
  createPublicCourseAppointmentCheckout: nothing,
  createSingleAppointmentCheckout: nothing,
  createSingleAppointmentCheckoutV4: instruments,
  createPublicSingleAppointmentCheckout: nothing,
  createProductVariantCheckout: nothing,
  createProductVariantCheckoutV4: instruments,
  createPublicProductVariantCheckout: nothing,
  bookDayTicket: products,
  cancelBookedDayTicket: [...products, 'getBookedDayTicket'],
  // The bank's result is read when the user returns.
  authenticateCheckout: nothing,
  authenticatePublicCheckout: nothing,
  cancelCheckout: checkout,
  cancelPublicCheckout: publicCheckout,
  // A purchase makes the buyer a customer of the studio.
  finalizeCheckout: [
    ...checkout,
    ...booking,
    ...products,
    'listPurchasedVouchers',
    ...payments,
    ...person,
    // The studio lets members in again who have paid what they owe.
    ...admission,
  ],
  finalizePublicCheckout: [
    ...publicCheckout,
    ...courses,
    ...appointments,
    ...products,
    'listPublicPurchasedVouchers',
    ...balanceReads,
  ],

  // Signing makes the user a customer of the studio.
  signContract: [
    ...booking,
    ...person,
    // The signed payment method applies if there is none yet.
    'getPaymentData',
    ...instruments,
    'getContractSignCondition',
    'getReferralProgram',
    // The new contract may end another one.
    ...contracts,
    ...admission,
  ],
  ...customerChanges,
  ...linkChanges,
  ...contractChanges,
  ...idleChanges,
  ...loyaltyChanges,
} satisfies Record<WritingOperation, Change>;
