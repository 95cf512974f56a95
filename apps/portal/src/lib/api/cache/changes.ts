import { contractChanges, contracts } from './contractChanges.ts';
import type { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';
import { customerChanges } from './customerChanges.ts';
import { loyaltyChanges } from './loyaltyChanges.ts';
import { idleChanges } from './idleChanges.ts';
import { linkChanges, owed } from './linkChanges.ts';

type Operations = typeof operations;

/** Calls that only read; one of them is a PUT in the catalogue. */
export type ReadingOperation =
  | { [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? Id : never }[OperationId]
  | 'listMessages';

/** Calls that may change something on the server. */
export type WritingOperation = Exclude<OperationId, ReadingOperation>;

/**
 * What a call changes: the reading calls whose answers it makes untrue; or who is reading, after which everything is asked anew
 * (lib/session/askAnew).
 */
type Change = readonly ReadingOperation[] | 'reader';

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
  // What would pay for a kind.
  'listBookableBenefits',
  'listPublicBookableBenefits',
] as const;

const waysToBook = [
  'listBookingOptions',
  'getBookingOptionsWithOffers',
  'getBookingOptionsWithTrialContingentAndOffers',
] as const;

/** Who is in a studio. */
const present = [
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

const paid = [
  'listPayments',
  'getPayment',
  'getCustomerAccount',
  'getAccountBalance',
  'listInvoices',
  'getConsumptionCredit',
] as const;
const reservations = [
  'listCheckinReservationSlots',
  'listPublicCheckinReservationSlots',
  'listCheckinReservations',
] as const;

const booking = [...courses, ...appointments, ...waysToBook, ...calendar] as const;

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

/** What is left of what a studio sells. */
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
 * Every writing call of the SDK with what it changes; one without an entry does not compile. The query client reads it after each
 * mutation (createQueryClient), so that no page says it again and none forgets it.
 */
export const changes = {
  login: 'reader',
  loginWithPasskey: 'reader',
  createPasskeyLoginOptions: nothing,
  createPasskeyRegistrationOptions: nothing,
  registerPasskey: ['listPasskeys'],
  deletePasskey: ['listPasskeys'],
  savePushSubscription: nothing,
  deletePushSubscription: nothing,
  logout: 'reader',
  deleteAccount: 'reader',
  connectWithCustomerCode: 'reader',
  connectWithEmail: 'reader',
  connectWithIban: 'reader',
  connectWithIbanSuffix: 'reader',
  deleteStudioConnect: 'reader',
  migrateAccount: 'reader',

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
  bookSingle: booking,
  bookPublicCourse: courses,
  cancelCalendarItem: [...booking, ...paid],
  cancelPublicCalendarItem: booking,
  cancelMyCalendarItem: [...booking, ...paid],
  refundPayment: [...paid, ...booking],
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

  createBeverageSale: nothing,
  createCheckin: [
    'getActiveCheckin',
    'getEarliestCheckinDate',
    'getCheckinHistoryReport',
    'getCheckinHistoryDocument',
    ...present,
  ],
  createCheckinReservation: reservations,
  cancelCheckinReservation: reservations,

  createCreditCard: instruments,
  createPublicCreditCard: nothing,
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

  // A checkout that begins holds no place yet.
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
  // What the bank answers is asked when the reader is back from it.
  authenticateCheckout: nothing,
  authenticatePublicCheckout: nothing,
  cancelCheckout: checkout,
  cancelPublicCheckout: publicCheckout,
  // Who buys becomes a customer of the studio, if they were none.
  finalizeCheckout: [
    ...checkout,
    ...booking,
    ...products,
    'listPurchasedVouchers',
    ...paid,
    ...person,
  ],
  finalizePublicCheckout: [
    ...publicCheckout,
    ...courses,
    ...appointments,
    ...products,
    'listPublicPurchasedVouchers',
    ...owed,
  ],

  // Who signs becomes a customer of the studio, if they were none.
  signContract: [
    ...booking,
    ...person,
    // And it is paid as they have signed, unless something pays already.
    'getPaymentData',
    ...instruments,
    'getContractSignCondition',
    'getReferralProgram',
    // Another contract may end for it.
    ...contracts,
  ],
  ...customerChanges,
  ...linkChanges,
  ...contractChanges,
  ...idleChanges,
  ...loyaltyChanges,
} satisfies Record<WritingOperation, Change>;
