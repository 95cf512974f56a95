import { HomeRoute } from './layouts/HomeRoute.tsx';
import { StudioHomeRoute } from './layouts/StudioHomeRoute.tsx';
import { flowPages } from './flowPages.tsx';
import { type Page, page } from './page.tsx';
import type { PresentRoute } from '../lib/routes/comingRoutes.ts';

const studioLegal = () => import('../areas/studio/legal/StudioLegalRoutes.tsx');
const corporateConnect = () => import('../areas/account/corporate/CorporateConnectRoute.tsx');
const verifyEmail = () => import('../areas/account/verification/VerifyEmailRoutes.tsx');
const trialStart = () => import('../areas/booking/trial/TrialSessionRoute.tsx');
const appointment = () => import('../areas/booking/appointments/AppointmentRoute.tsx');
const customer = () => import('../areas/membership/customerData/CustomerRoutes.tsx');
const contracts = () => import('../areas/membership/contracts/ContractsRoutes.tsx');
const modules = () => import('../areas/membership/modules/ModulesRoutes.tsx');
const balance = () => import('../areas/money/balance/BalanceRoutes.tsx');
const credit = () => import('../areas/money/credit/CreditRoutes.tsx');
const loyalty = () => import('../areas/rewards/loyalty/LoyaltyRoutes.tsx');
const portalLegal = () => import('../areas/studio/legal/PortalLegalRoutes.tsx');

/** Where a route has no page yet. */
export const notAvailable = page(() => import('./frame/NotAvailablePage.tsx'), 'NotAvailablePage');

/** Where an address has no route. */
export const unknownPath = page(() => import('./layouts/UnknownPathRoute.tsx'), 'UnknownPathRoute');

/** The pages there are, by route; only the start page of a studio comes with the portal itself. One without a page is in comingRoutes.ts. */
export const pages: Record<PresentRoute, Page> = {
  ...flowPages,
  home: { element: <HomeRoute /> },
  studiosLegacy: { element: <HomeRoute /> },
  studioSelect: { element: <HomeRoute /> },
  maintenance: page(() => import('./frame/MaintenancePage.tsx'), 'MaintenancePage'),
  studios: page(() => import('../areas/studio/finder/StudioListRoute.tsx'), 'StudioListRoute'),
  studio: { element: <StudioHomeRoute /> },
  login: page(() => import('../areas/account/login/LoginRoute.tsx'), 'LoginRoute'),
  loginLegacy: page(
    () => import('../areas/account/login/LegacyLoginRoute.tsx'),
    'LegacyLoginRoute',
  ),
  registerWithUuid: page(
    () => import('../areas/account/registration/RegisterWithUuidRoute.tsx'),
    'RegisterWithUuidRoute',
  ),
  passwordForgot: page(
    () => import('../areas/account/password/PasswordForgotRoute.tsx'),
    'PasswordForgotRoute',
  ),
  verifyRegister: page(verifyEmail, 'VerifyRegisterRoute'),
  verifyEmail: page(verifyEmail, 'VerifyEmailRoute'),
  verifyAdditionalEmail: page(verifyEmail, 'VerifyAdditionalEmailRoute'),
  verifyPassword: page(
    () => import('../areas/account/password/VerifyPasswordRoute.tsx'),
    'VerifyPasswordRoute',
  ),
  studioConnect: page(
    () => import('../areas/account/studioConnect/StudioConnectRoute.tsx'),
    'StudioConnectRoute',
  ),
  crossTenantCheckin: page(
    () => import('../areas/visits/checkin/CrossTenantCheckinRoute.tsx'),
    'CrossTenantCheckinRoute',
  ),
  studioNews: page(() => import('../areas/studio/news/NewsRoute.tsx'), 'NewsRoute'),
  studioImprint: page(studioLegal, 'StudioImprintRoute'),
  studioTerms: page(studioLegal, 'StudioTermsRoute'),
  studioPrivacy: page(studioLegal, 'StudioPrivacyRoute'),
  studioRevocation: page(studioLegal, 'StudioRevocationRoute'),
  agb: page(portalLegal, 'TermsRoute'),
  agreement: page(portalLegal, 'AgreementRoute'),
  privacy: page(portalLegal, 'PrivacyRoute'),
  imprint: page(portalLegal, 'ImprintRoute'),
  cookies: page(() => import('./frame/CookiesRoute.tsx'), 'CookiesRoute'),
  corporateConfirmed: page(
    () => import('../areas/account/corporate/CorporateConfirmedRoute.tsx'),
    'CorporateConfirmedRoute',
  ),
  corporateConnect: page(corporateConnect, 'CorporateConnectRoute'),
  myCorporate: page(corporateConnect, 'CorporateConnectRoute'),
  courses: page(() => import('../areas/booking/courses/CourseListRoute.tsx'), 'CourseListRoute'),
  course: page(() => import('../areas/booking/courses/CourseRoute.tsx'), 'CourseRoute'),
  contractCancelation: page(
    () => import('../areas/membership/leaving/ContractCancelationRoute.tsx'),
    'ContractCancelationRoute',
  ),
  contractWithdrawal: page(
    () => import('../areas/membership/leaving/ContractWithdrawalRoute.tsx'),
    'ContractWithdrawalRoute',
  ),
  contract: page(() => import('../areas/joining/offers/ContractRoute.tsx'), 'ContractRoute'),
  contractStep: page(
    () => import('../areas/joining/signing/ContractStepRoute.tsx'),
    'ContractStepRoute',
  ),
  trialSession: page(trialStart, 'TrialSessionRoute'),
  appointments: page(
    () => import('../areas/booking/appointments/AppointmentListRoute.tsx'),
    'AppointmentListRoute',
  ),
  appointment: page(appointment, 'AppointmentRoute'),
  appointmentFiltered: page(appointment, 'AppointmentRoute'),
  appointmentStudioSelect: page(
    () => import('../areas/booking/appointments/AppointmentStudioSelectRoute.tsx'),
    'AppointmentStudioSelectRoute',
  ),
  events: page(() => import('../areas/booking/events/EventListRoute.tsx'), 'EventListRoute'),
  event: page(() => import('../areas/booking/events/EventRoute.tsx'), 'EventRoute'),
  externalPayment: page(
    () => import('../areas/money/payLink/ExternalPaymentRoute.tsx'),
    'ExternalPaymentRoute',
  ),
  externalUpdatePaymentMethod: page(
    () => import('../areas/money/methodLink/PaymentMethodRoute.tsx'),
    'PaymentMethodRoute',
  ),
  selfServiceLink: page(
    () => import('../areas/money/balanceLink/SelfServiceLinkRoute.tsx'),
    'SelfServiceLinkRoute',
  ),
  selfServiceLinkSuccess: page(
    () => import('../areas/money/balanceLink/SelfServiceSuccessPage.tsx'),
    'SelfServiceSuccessPage',
  ),
  externalFitnessApps: page(
    () => import('../areas/visits/fitnessApps/FitnessAppsRoute.tsx'),
    'FitnessAppsRoute',
  ),
  externalEvents: page(
    () => import('../areas/booking/events/ExternalEventRoute.tsx'),
    'ExternalEventRoute',
  ),
  offers: page(() => import('../areas/shop/products/OfferListRoute.tsx'), 'OfferListRoute'),
  dayTickets: page(
    () => import('../areas/shop/products/DayTicketListRoute.tsx'),
    'DayTicketListRoute',
  ),
  vouchers: page(() => import('../areas/shop/products/VoucherListRoute.tsx'), 'VoucherListRoute'),
  trialSessionStep: page(
    () => import('../areas/booking/trial/TrialSessionStepRoute.tsx'),
    'TrialSessionStepRoute',
  ),
  // Nothing that somebody holds pays for a trial session.
  trialSessionSummaryOption: page(trialStart, 'TrialSessionRoute'),
  checkinReservation: page(
    () => import('../areas/booking/reservations/CheckinReservationRoute.tsx'),
    'CheckinReservationRoute',
  ),
  checkinReservationSlot: page(
    () => import('../areas/booking/reservations/CheckinReservationSlotRoute.tsx'),
    'CheckinReservationSlotRoute',
  ),
  checkinReservationSuccess: page(
    () => import('../areas/booking/reservations/CheckinReservationSuccessRoute.tsx'),
    'CheckinReservationSuccessRoute',
  ),
  mySettings: page(() => import('./settings/SettingsRoute.tsx'), 'SettingsRoute'),
  myProfile: page(() => import('../areas/account/profile/ProfileRoute.tsx'), 'ProfileRoute'),
  emails: page(() => import('../areas/account/emails/EmailsRoute.tsx'), 'EmailsRoute'),
  addAdditionalEmail: page(
    () => import('../areas/account/emails/AddEmailRoute.tsx'),
    'AddEmailRoute',
  ),
  changeEmail: page(
    () => import('../areas/account/emails/ChangeEmailRoute.tsx'),
    'ChangeEmailRoute',
  ),
  deleteAdditionalEmail: page(
    () => import('../areas/account/emails/DeleteEmailRoute.tsx'),
    'DeleteEmailRoute',
  ),
  changePassword: page(
    () => import('../areas/account/settings/ChangePasswordRoute.tsx'),
    'ChangePasswordRoute',
  ),
  myCheckinReservations: page(
    () => import('../areas/booking/reservations/MyCheckinReservationsRoute.tsx'),
    'MyCheckinReservationsRoute',
  ),
  myBookings: page(
    () => import('../areas/booking/bookings/MyBookingsRoute.tsx'),
    'MyBookingsRoute',
  ),
  myMessages: page(() => import('../areas/messages/messages/MessagesRoute.tsx'), 'MessagesRoute'),
  myPayments: page(() => import('../areas/money/payments/MyPaymentsRoute.tsx'), 'MyPaymentsRoute'),
  selfService: page(
    () => import('../areas/membership/selfService/SelfServiceRoute.tsx'),
    'SelfServiceRoute',
  ),
  selfServiceOverview: page(
    () => import('../areas/membership/overview/OverviewRoute.tsx'),
    'OverviewRoute',
  ),
  checkin: page(() => import('../areas/visits/checkin/CheckinRoute.tsx'), 'CheckinRoute'),
  checkinHistory: page(
    () => import('../areas/visits/history/CheckinHistoryRoute.tsx'),
    'CheckinHistoryRoute',
  ),
  compensation: page(
    () => import('../areas/rewards/compensation/CompensationRoute.tsx'),
    'CompensationRoute',
  ),
  referralProgram: page(
    () => import('../areas/rewards/referrals/ReferralProgramRoute.tsx'),
    'ReferralProgramRoute',
  ),
  loyaltyProgram: page(loyalty, 'LoyaltyProgramRoute'),
  loyaltyPremiums: page(loyalty, 'LoyaltyPremiumsRoute'),
  loyaltyPoints: page(loyalty, 'LoyaltyPointsRoute'),
  loyaltyActivities: page(loyalty, 'LoyaltyActivitiesRoute'),
  truggeDevice: page(() => import('../areas/visits/device/DeviceRoute.tsx'), 'DeviceRoute'),
  content: page(() => import('../areas/studio/content/ContentRoute.tsx'), 'ContentRoute'),
  customer: page(
    () => import('../areas/membership/customerData/CustomerRoute.tsx'),
    'CustomerRoute',
  ),
  customerPersonal: page(customer, 'CustomerPersonalRoute'),
  customerAddress: page(customer, 'CustomerAddressRoute'),
  customerContact: page(customer, 'CustomerContactRoute'),
  customerPayment: page(customer, 'CustomerPaymentRoute'),
  myContract: page(contracts, 'ContractsRoute'),
  myContractCurrent: page(contracts, 'CurrentContractsRoute'),
  myContractPast: page(contracts, 'PastContractsRoute'),
  additionalModules: page(modules, 'ModulesRoute'),
  additionalModulesAvailable: page(modules, 'AvailableModulesRoute'),
  invoices: page(() => import('../areas/money/invoices/InvoicesRoute.tsx'), 'InvoicesRoute'),
  idlePeriods: page(
    () => import('../areas/membership/idlePeriods/IdlePeriodsRoute.tsx'),
    'IdlePeriodsRoute',
  ),
  account: page(() => import('../areas/money/account/AccountRoute.tsx'), 'AccountRoute'),
  accountBalance: page(balance, 'AccountBalanceRoute'),
  accountBalanceSummary: page(balance, 'AccountBalanceSummaryRoute'),
  accountPaid: page(balance, 'AccountPaidRoute'),
  accountSuccess: page(balance, 'AccountSuccessRoute'),
  accountCancel: page(balance, 'AccountCancelRoute'),
  accountFailure: page(balance, 'AccountFailureRoute'),
  consumptionCredit: page(() => import('../areas/money/credit/CreditRoute.tsx'), 'CreditRoute'),
  consumptionCreditPayment: page(credit, 'ConsumptionCreditPaymentRoute'),
  consumptionCreditSummary: page(credit, 'ConsumptionCreditSummaryRoute'),
  consumptionCreditSuccess: page(credit, 'ConsumptionCreditSuccessRoute'),
  consumptionCreditCancel: page(credit, 'ConsumptionCreditCancelRoute'),
  consumptionCreditFailure: page(credit, 'ConsumptionCreditFailureRoute'),
  externalStreaming: page(
    () => import('../areas/booking/streams/StreamingRoute.tsx'),
    'StreamingRoute',
  ),
};
