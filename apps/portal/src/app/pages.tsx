import { HomeRoute } from '../routes/HomeRoute.tsx';
import { StudioHomeRoute } from '../routes/studio/StudioHomeRoute.tsx';
import { flowPages } from './flowPages.tsx';
import { type Page, page } from './page.tsx';
import type { PresentRoute } from '../site/routes/comingRoutes.ts';

const studioLegal = () => import('../routes/legal/StudioLegalRoutes.tsx');
const corporateConnect = () => import('../routes/corporate/CorporateConnectRoute.tsx');
const verifyEmail = () => import('../routes/login/VerifyEmailRoutes.tsx');
const trialStart = () => import('../routes/trialSession/TrialSessionRoute.tsx');
const appointment = () => import('../routes/appointment/AppointmentRoute.tsx');
const customer = () => import('../routes/selfService/CustomerRoutes.tsx');
const contracts = () => import('../routes/selfService/ContractsRoutes.tsx');
const modules = () => import('../routes/selfService/ModulesRoutes.tsx');
const balance = () => import('../routes/selfService/BalanceRoutes.tsx');
const credit = () => import('../routes/selfService/CreditRoutes.tsx');
const loyalty = () => import('../routes/selfService/LoyaltyRoutes.tsx');
const portalLegal = () => import('../routes/legal/PortalLegalRoutes.tsx');

/** Where a route has no page yet. */
export const notAvailable = page(
  () => import('../features/shell/NotAvailablePage.tsx'),
  'NotAvailablePage',
);

/** Where an address has no route. */
export const unknownPath = page(() => import('../routes/UnknownPathRoute.tsx'), 'UnknownPathRoute');

/** The pages there are, by route; only the start page of a studio comes with the portal itself. One without a page is in comingRoutes.ts. */
export const pages: Record<PresentRoute, Page> = {
  ...flowPages,
  home: { element: <HomeRoute /> },
  studiosLegacy: { element: <HomeRoute /> },
  studioSelect: { element: <HomeRoute /> },
  maintenance: page(() => import('../features/shell/MaintenancePage.tsx'), 'MaintenancePage'),
  studios: page(() => import('../routes/studios/StudioListRoute.tsx'), 'StudioListRoute'),
  studio: { element: <StudioHomeRoute /> },
  login: page(() => import('../routes/login/LoginRoute.tsx'), 'LoginRoute'),
  loginLegacy: page(() => import('../routes/login/LegacyLoginRoute.tsx'), 'LegacyLoginRoute'),
  registerWithUuid: page(
    () => import('../routes/login/RegisterWithUuidRoute.tsx'),
    'RegisterWithUuidRoute',
  ),
  passwordForgot: page(
    () => import('../routes/login/PasswordForgotRoute.tsx'),
    'PasswordForgotRoute',
  ),
  verifyRegister: page(verifyEmail, 'VerifyRegisterRoute'),
  verifyEmail: page(verifyEmail, 'VerifyEmailRoute'),
  verifyAdditionalEmail: page(verifyEmail, 'VerifyAdditionalEmailRoute'),
  verifyPassword: page(
    () => import('../routes/login/VerifyPasswordRoute.tsx'),
    'VerifyPasswordRoute',
  ),
  studioConnect: page(() => import('../routes/login/StudioConnectRoute.tsx'), 'StudioConnectRoute'),
  crossTenantCheckin: page(
    () => import('../routes/studio/CrossTenantCheckinRoute.tsx'),
    'CrossTenantCheckinRoute',
  ),
  studioNews: page(() => import('../routes/studio/NewsRoute.tsx'), 'NewsRoute'),
  studioImprint: page(studioLegal, 'StudioImprintRoute'),
  studioTerms: page(studioLegal, 'StudioTermsRoute'),
  studioPrivacy: page(studioLegal, 'StudioPrivacyRoute'),
  studioRevocation: page(studioLegal, 'StudioRevocationRoute'),
  agb: page(portalLegal, 'TermsRoute'),
  agreement: page(portalLegal, 'AgreementRoute'),
  privacy: page(portalLegal, 'PrivacyRoute'),
  imprint: page(portalLegal, 'ImprintRoute'),
  cookies: page(() => import('../routes/legal/CookiesRoute.tsx'), 'CookiesRoute'),
  corporateConfirmed: page(
    () => import('../routes/corporate/CorporateConfirmedRoute.tsx'),
    'CorporateConfirmedRoute',
  ),
  corporateConnect: page(corporateConnect, 'CorporateConnectRoute'),
  myCorporate: page(corporateConnect, 'CorporateConnectRoute'),
  courses: page(() => import('../routes/course/CourseListRoute.tsx'), 'CourseListRoute'),
  course: page(() => import('../routes/course/CourseRoute.tsx'), 'CourseRoute'),
  contractCancelation: page(
    () => import('../routes/leaving/ContractCancelationRoute.tsx'),
    'ContractCancelationRoute',
  ),
  contractWithdrawal: page(
    () => import('../routes/leaving/ContractWithdrawalRoute.tsx'),
    'ContractWithdrawalRoute',
  ),
  contract: page(() => import('../routes/contract/ContractRoute.tsx'), 'ContractRoute'),
  contractStep: page(() => import('../routes/contract/ContractStepRoute.tsx'), 'ContractStepRoute'),
  trialSession: page(trialStart, 'TrialSessionRoute'),
  appointments: page(
    () => import('../routes/appointment/AppointmentListRoute.tsx'),
    'AppointmentListRoute',
  ),
  appointment: page(appointment, 'AppointmentRoute'),
  appointmentFiltered: page(appointment, 'AppointmentRoute'),
  appointmentStudioSelect: page(
    () => import('../routes/appointment/AppointmentStudioSelectRoute.tsx'),
    'AppointmentStudioSelectRoute',
  ),
  events: page(() => import('../routes/event/EventListRoute.tsx'), 'EventListRoute'),
  event: page(() => import('../routes/event/EventRoute.tsx'), 'EventRoute'),
  externalPayment: page(
    () => import('../routes/external/ExternalPaymentRoute.tsx'),
    'ExternalPaymentRoute',
  ),
  externalUpdatePaymentMethod: page(
    () => import('../routes/external/PaymentMethodRoute.tsx'),
    'PaymentMethodRoute',
  ),
  selfServiceLink: page(
    () => import('../routes/external/SelfServiceLinkRoute.tsx'),
    'SelfServiceLinkRoute',
  ),
  selfServiceLinkSuccess: page(
    () => import('../features/selfServiceLink/SelfServiceSuccessPage.tsx'),
    'SelfServiceSuccessPage',
  ),
  externalFitnessApps: page(
    () => import('../routes/external/FitnessAppsRoute.tsx'),
    'FitnessAppsRoute',
  ),
  externalEvents: page(
    () => import('../routes/event/ExternalEventRoute.tsx'),
    'ExternalEventRoute',
  ),
  offers: page(() => import('../routes/shop/OfferListRoute.tsx'), 'OfferListRoute'),
  dayTickets: page(() => import('../routes/shop/DayTicketListRoute.tsx'), 'DayTicketListRoute'),
  vouchers: page(() => import('../routes/shop/VoucherListRoute.tsx'), 'VoucherListRoute'),
  trialSessionStep: page(
    () => import('../routes/trialSession/TrialSessionStepRoute.tsx'),
    'TrialSessionStepRoute',
  ),
  // Nothing that somebody holds pays for a trial session.
  trialSessionSummaryOption: page(trialStart, 'TrialSessionRoute'),
  checkinReservation: page(
    () => import('../routes/checkinReservation/CheckinReservationRoute.tsx'),
    'CheckinReservationRoute',
  ),
  checkinReservationSlot: page(
    () => import('../routes/checkinReservation/CheckinReservationSlotRoute.tsx'),
    'CheckinReservationSlotRoute',
  ),
  checkinReservationSuccess: page(
    () => import('../routes/checkinReservation/CheckinReservationSuccessRoute.tsx'),
    'CheckinReservationSuccessRoute',
  ),
  mySettings: page(() => import('../routes/me/SettingsRoute.tsx'), 'SettingsRoute'),
  myProfile: page(() => import('../routes/me/ProfileRoute.tsx'), 'ProfileRoute'),
  emails: page(() => import('../routes/me/EmailsRoute.tsx'), 'EmailsRoute'),
  addAdditionalEmail: page(() => import('../routes/me/AddEmailRoute.tsx'), 'AddEmailRoute'),
  changeEmail: page(() => import('../routes/me/ChangeEmailRoute.tsx'), 'ChangeEmailRoute'),
  deleteAdditionalEmail: page(
    () => import('../routes/me/DeleteEmailRoute.tsx'),
    'DeleteEmailRoute',
  ),
  changePassword: page(() => import('../routes/me/ChangePasswordRoute.tsx'), 'ChangePasswordRoute'),
  myCheckinReservations: page(
    () => import('../routes/me/MyCheckinReservationsRoute.tsx'),
    'MyCheckinReservationsRoute',
  ),
  myBookings: page(() => import('../routes/me/MyBookingsRoute.tsx'), 'MyBookingsRoute'),
  myMessages: page(() => import('../routes/me/MessagesRoute.tsx'), 'MessagesRoute'),
  myPayments: page(() => import('../routes/me/MyPaymentsRoute.tsx'), 'MyPaymentsRoute'),
  selfService: page(() => import('../routes/selfService/SelfServiceRoute.tsx'), 'SelfServiceRoute'),
  selfServiceOverview: page(
    () => import('../routes/selfService/OverviewRoute.tsx'),
    'OverviewRoute',
  ),
  checkin: page(() => import('../routes/selfService/CheckinRoute.tsx'), 'CheckinRoute'),
  checkinHistory: page(
    () => import('../routes/selfService/CheckinHistoryRoute.tsx'),
    'CheckinHistoryRoute',
  ),
  compensation: page(
    () => import('../routes/selfService/CompensationRoute.tsx'),
    'CompensationRoute',
  ),
  referralProgram: page(
    () => import('../routes/selfService/ReferralProgramRoute.tsx'),
    'ReferralProgramRoute',
  ),
  loyaltyProgram: page(loyalty, 'LoyaltyProgramRoute'),
  loyaltyPremiums: page(loyalty, 'LoyaltyPremiumsRoute'),
  loyaltyPoints: page(loyalty, 'LoyaltyPointsRoute'),
  loyaltyActivities: page(loyalty, 'LoyaltyActivitiesRoute'),
  truggeDevice: page(() => import('../routes/selfService/DeviceRoute.tsx'), 'DeviceRoute'),
  content: page(() => import('../routes/selfService/ContentRoute.tsx'), 'ContentRoute'),
  customer: page(() => import('../routes/selfService/CustomerRoute.tsx'), 'CustomerRoute'),
  customerPersonal: page(customer, 'CustomerPersonalRoute'),
  customerAddress: page(customer, 'CustomerAddressRoute'),
  customerContact: page(customer, 'CustomerContactRoute'),
  customerPayment: page(customer, 'CustomerPaymentRoute'),
  myContract: page(contracts, 'ContractsRoute'),
  myContractCurrent: page(contracts, 'CurrentContractsRoute'),
  myContractPast: page(contracts, 'PastContractsRoute'),
  additionalModules: page(modules, 'ModulesRoute'),
  additionalModulesAvailable: page(modules, 'AvailableModulesRoute'),
  invoices: page(() => import('../routes/selfService/InvoicesRoute.tsx'), 'InvoicesRoute'),
  idlePeriods: page(() => import('../routes/selfService/IdlePeriodsRoute.tsx'), 'IdlePeriodsRoute'),
  account: page(() => import('../routes/selfService/AccountRoute.tsx'), 'AccountRoute'),
  accountBalance: page(balance, 'AccountBalanceRoute'),
  accountBalanceSummary: page(balance, 'AccountBalanceSummaryRoute'),
  accountPaid: page(balance, 'AccountPaidRoute'),
  accountSuccess: page(balance, 'AccountSuccessRoute'),
  accountCancel: page(balance, 'AccountCancelRoute'),
  accountFailure: page(balance, 'AccountFailureRoute'),
  consumptionCredit: page(() => import('../routes/selfService/CreditRoute.tsx'), 'CreditRoute'),
  consumptionCreditPayment: page(credit, 'ConsumptionCreditPaymentRoute'),
  consumptionCreditSummary: page(credit, 'ConsumptionCreditSummaryRoute'),
  consumptionCreditSuccess: page(credit, 'ConsumptionCreditSuccessRoute'),
  consumptionCreditCancel: page(credit, 'ConsumptionCreditCancelRoute'),
  consumptionCreditFailure: page(credit, 'ConsumptionCreditFailureRoute'),
  externalStreaming: page(() => import('../routes/external/StreamingRoute.tsx'), 'StreamingRoute'),
};
