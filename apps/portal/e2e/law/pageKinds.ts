import {
  patterns,
  type RouteName,
  selfServiceFlowPatterns,
} from '../../src/lib/address/patterns.ts';

/** Pages for buying, booking and paying that are not steps of a flow. */
const otherBuying = [
  'contract',
  'contractStep',
  'offers',
  'dayTickets',
  'vouchers',
  'course',
  'appointment',
  'event',
  'trialSession',
  'trialSessionStep',
  'additionalModules',
  'additionalModulesAvailable',
  'consumptionCredit',
  'externalPayment',
  'externalUpdatePaymentMethod',
  'selfServiceLink',
] as const satisfies readonly RouteName[];

/** Pages on which a contract, a booking or an account is ended. */
const leaving = [
  'contractCancelation',
  'contractWithdrawal',
  'myContract',
  'myContractCurrent',
  'myBookings',
  'myPayments',
  'mySettings',
] as const satisfies readonly RouteName[];

/** All other pages. A new route belongs here or in a list above. */
const others = [
  'home',
  'studios',
  'studiosLegacy',
  'studioSelect',
  'maintenance',
  'selfServiceLinkSuccess',
  'externalStreaming',
  'externalEvents',
  'externalFitnessApps',
  'studio',
  'studioNews',
  'studioImprint',
  'studioTerms',
  'studioPrivacy',
  'studioRevocation',
  'login',
  'registerWithUuid',
  'loginLegacy',
  'passwordForgot',
  'verifyRegister',
  'verifyEmail',
  'verifyAdditionalEmail',
  'verifyPassword',
  'studioConnect',
  'agb',
  'agreement',
  'privacy',
  'imprint',
  'cookies',
  'corporateConfirmed',
  'corporateConnect',
  'courses',
  'appointments',
  'appointmentStudioSelect',
  'appointmentFiltered',
  'events',
  'checkinReservation',
  'checkinReservationSlot',
  'checkinReservationSuccess',
  'crossTenantCheckin',
  'myCheckinReservations',
  'myPasses',
  'everyWeek',
  'myMessages',
  'myProfile',
  'changePassword',
  'addAdditionalEmail',
  'changeEmail',
  'deleteAdditionalEmail',
  'emails',
  'myCorporate',
  'selfService',
  'checkin',
  'truggeDevice',
  'selfServiceOverview',
  'customer',
  'customerPersonal',
  'customerAddress',
  'customerContact',
  'customerPayment',
  'myContractPast',
  'invoices',
  'idlePeriods',
  'referralProgram',
  'compensation',
  'account',
  'loyaltyProgram',
  'loyaltyPremiums',
  'loyaltyPoints',
  'loyaltyActivities',
  'checkinHistory',
  'content',
  'vaccination',
] as const satisfies readonly RouteName[];

const flowSteps = Object.entries(patterns)
  .filter(([name, pattern]) => name in selfServiceFlowPatterns || pattern.includes('/booking/'))
  .map(([name]) => name);

/** Routes by what happens on their pages. The steps of flows are pages of buying. */
export const pageKinds: Record<'buying' | 'leaving' | 'others', readonly string[]> = {
  buying: [...flowSteps, ...otherBuying],
  leaving,
  others,
};

/** Addresses that only redirect to another page of buying or leaving, at least with the sample data. */
export const redirects: ReadonlySet<string> = new Set<RouteName>([
  'trialSession',
  'additionalModules',
  'myContract',
  // No sample membership includes events.
  'eventSummaryOption',
]);
