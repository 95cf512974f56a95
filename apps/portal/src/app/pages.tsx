import { HomeRoute } from './layouts/HomeRoute.tsx';
import { StudioHomeRoute } from './layouts/StudioHomeRoute.tsx';
import { flowPages } from './flowPages.tsx';
import { type Page, page } from './page.tsx';
import type { RouteName } from '../lib/address/patterns.ts';

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

/** Shown for addresses without a route. */
export const unknownPath = page(() => import('./layouts/UnknownPathRoute.tsx'), 'UnknownPathRoute');

/** All pages by route. Only the studio's home is in the main bundle. */
export const pages: Record<RouteName, Page> = {
  ...flowPages,
  home: { element: <HomeRoute /> },
  studiosLegacy: { element: <HomeRoute /> },
  studioSelect: { element: <HomeRoute /> },
  maintenance: page(() => import('./frame/MaintenancePage.tsx'), 'MaintenancePage'),
  studios: page(
    () => import('../areas/studio/finder/StudioListRoute.tsx'),
    'StudioListRoute',
    'studio',
  ),
  studio: { element: <StudioHomeRoute /> },
  login: page(() => import('../areas/account/login/LoginRoute.tsx'), 'LoginRoute', 'account'),
  loginLegacy: page(
    () => import('../areas/account/login/LegacyLoginRoute.tsx'),
    'LegacyLoginRoute',
    'account',
  ),
  registerWithUuid: page(
    () => import('../areas/account/registration/RegisterWithUuidRoute.tsx'),
    'RegisterWithUuidRoute',
    'account',
  ),
  passwordForgot: page(
    () => import('../areas/account/password/PasswordForgotRoute.tsx'),
    'PasswordForgotRoute',
    'account',
  ),
  verifyRegister: page(verifyEmail, 'VerifyRegisterRoute', 'account'),
  verifyEmail: page(verifyEmail, 'VerifyEmailRoute', 'account'),
  verifyAdditionalEmail: page(verifyEmail, 'VerifyAdditionalEmailRoute', 'account'),
  verifyPassword: page(
    () => import('../areas/account/password/VerifyPasswordRoute.tsx'),
    'VerifyPasswordRoute',
    'account',
  ),
  studioConnect: page(
    () => import('../areas/account/studioConnect/StudioConnectRoute.tsx'),
    'StudioConnectRoute',
    'account',
  ),
  crossTenantCheckin: page(
    () => import('../areas/visits/checkin/CrossTenantCheckinRoute.tsx'),
    'CrossTenantCheckinRoute',
    'visits',
  ),
  studioNews: page(() => import('../areas/studio/news/NewsRoute.tsx'), 'NewsRoute', 'studio'),
  studioImprint: page(studioLegal, 'StudioImprintRoute', 'studio'),
  studioTerms: page(studioLegal, 'StudioTermsRoute', 'studio'),
  studioPrivacy: page(studioLegal, 'StudioPrivacyRoute', 'studio'),
  studioRevocation: page(studioLegal, 'StudioRevocationRoute', 'studio'),
  agb: page(portalLegal, 'TermsRoute', 'studio'),
  agreement: page(portalLegal, 'AgreementRoute', 'studio'),
  privacy: page(portalLegal, 'PrivacyRoute', 'studio'),
  imprint: page(portalLegal, 'ImprintRoute', 'studio'),
  cookies: page(() => import('./frame/CookiesRoute.tsx'), 'CookiesRoute'),
  corporateConfirmed: page(
    () => import('../areas/account/corporate/CorporateConfirmedRoute.tsx'),
    'CorporateConfirmedRoute',
    'account',
  ),
  corporateConnect: page(corporateConnect, 'CorporateConnectRoute', 'account'),
  myCorporate: page(corporateConnect, 'CorporateConnectRoute', 'account'),
  courses: page(
    () => import('../areas/booking/courses/CourseListRoute.tsx'),
    'CourseListRoute',
    'booking',
  ),
  course: page(() => import('../areas/booking/courses/CourseRoute.tsx'), 'CourseRoute', 'booking'),
  contractCancelation: page(
    () => import('../areas/membership/leaving/CancelationPage.tsx'),
    'CancelationPage',
    'membership',
  ),
  contractWithdrawal: page(
    () => import('../areas/membership/leaving/WithdrawalPage.tsx'),
    'WithdrawalPage',
    'membership',
  ),
  contract: page(
    () => import('../areas/joining/offers/ContractRoute.tsx'),
    'ContractRoute',
    'joining',
  ),
  contractStep: page(
    () => import('../areas/joining/signing/ContractSteps.tsx'),
    'ContractSteps',
    'joining',
  ),
  trialSession: page(trialStart, 'TrialSessionRoute', 'booking'),
  appointments: page(
    () => import('../areas/booking/appointments/AppointmentListRoute.tsx'),
    'AppointmentListRoute',
    'booking',
  ),
  appointment: page(appointment, 'AppointmentRoute', 'booking'),
  appointmentFiltered: page(appointment, 'AppointmentRoute', 'booking'),
  appointmentStudioSelect: page(
    () => import('../areas/booking/appointments/AppointmentStudioSelectRoute.tsx'),
    'AppointmentStudioSelectRoute',
    'booking',
  ),
  events: page(
    () => import('../areas/booking/events/EventListRoute.tsx'),
    'EventListRoute',
    'booking',
  ),
  event: page(() => import('../areas/booking/events/EventRoute.tsx'), 'EventRoute', 'booking'),
  externalPayment: page(
    () => import('../areas/money/payLink/ExternalPaymentRoute.tsx'),
    'ExternalPaymentRoute',
    'money',
  ),
  externalUpdatePaymentMethod: page(
    () => import('../areas/money/methodLink/PaymentMethodRoute.tsx'),
    'PaymentMethodRoute',
    'money',
  ),
  selfServiceLink: page(
    () => import('../areas/money/balanceLink/SelfServiceLinkRoute.tsx'),
    'SelfServiceLinkRoute',
    'money',
  ),
  selfServiceLinkSuccess: page(
    () => import('../areas/money/balanceLink/SelfServiceSuccessPage.tsx'),
    'SelfServiceSuccessPage',
    'money',
  ),
  externalFitnessApps: page(
    () => import('../areas/visits/fitnessApps/FitnessAppsRoute.tsx'),
    'FitnessAppsRoute',
    'visits',
  ),
  externalEvents: page(
    () => import('../areas/booking/events/ExternalEventRoute.tsx'),
    'ExternalEventRoute',
    'booking',
  ),
  offers: page(() => import('../areas/shop/products/OfferListRoute.tsx'), 'OfferListRoute', 'shop'),
  dayTickets: page(
    () => import('../areas/shop/products/DayTicketListRoute.tsx'),
    'DayTicketListRoute',
    'shop',
  ),
  vouchers: page(
    () => import('../areas/shop/products/VoucherListRoute.tsx'),
    'VoucherListRoute',
    'shop',
  ),
  trialSessionStep: page(
    () => import('../areas/booking/trial/TrialSteps.tsx'),
    'TrialSteps',
    'booking',
  ),
  checkinReservation: page(
    () => import('../areas/booking/reservations/CheckinReservationRoute.tsx'),
    'CheckinReservationRoute',
    'booking',
  ),
  checkinReservationSlot: page(
    () => import('../areas/booking/reservations/CheckinReservationSlotRoute.tsx'),
    'CheckinReservationSlotRoute',
    'booking',
  ),
  checkinReservationSuccess: page(
    () => import('../areas/booking/reservations/CheckinReservationSuccessRoute.tsx'),
    'CheckinReservationSuccessRoute',
    'booking',
  ),
  mySettings: page(() => import('./settings/SettingsRoute.tsx'), 'SettingsRoute', 'account'),
  myProfile: page(
    () => import('../areas/account/profile/ProfileRoute.tsx'),
    'ProfileRoute',
    'account',
  ),
  emails: page(() => import('../areas/account/emails/EmailsRoute.tsx'), 'EmailsRoute', 'account'),
  addAdditionalEmail: page(
    () => import('../areas/account/emails/AddEmailRoute.tsx'),
    'AddEmailRoute',
    'account',
  ),
  changeEmail: page(
    () => import('../areas/account/emails/ChangeEmailRoute.tsx'),
    'ChangeEmailRoute',
    'account',
  ),
  deleteAdditionalEmail: page(
    () => import('../areas/account/emails/DeleteEmailRoute.tsx'),
    'DeleteEmailRoute',
    'account',
  ),
  changePassword: page(
    () => import('../areas/account/settings/ChangePasswordRoute.tsx'),
    'ChangePasswordRoute',
    'account',
  ),
  myCheckinReservations: page(
    () => import('../areas/booking/reservations/MyCheckinReservationsRoute.tsx'),
    'MyCheckinReservationsRoute',
    'booking',
  ),
  myBookings: page(
    () => import('../areas/booking/bookings/MyBookingsRoute.tsx'),
    'MyBookingsRoute',
    'booking',
  ),
  myMessages: page(
    () => import('../areas/messages/messages/MessagesPage.tsx'),
    'MessagesPage',
    'messages',
  ),
  myPasses: page(() => import('../areas/shop/passes/PassesRoute.tsx'), 'PassesRoute', 'shop'),
  myPayments: page(
    () => import('../areas/money/payments/MyPaymentsRoute.tsx'),
    'MyPaymentsRoute',
    'money',
  ),
  selfService: page(
    () => import('../areas/membership/selfService/SelfServiceRoute.tsx'),
    'SelfServiceRoute',
    'membership',
  ),
  selfServiceOverview: page(
    () => import('../areas/membership/overview/OverviewRoute.tsx'),
    'OverviewRoute',
    'membership',
  ),
  checkin: page(() => import('../areas/visits/checkin/CheckinRoute.tsx'), 'CheckinRoute', 'visits'),
  vaccination: page(
    () => import('../areas/visits/vaccination/VaccinationPage.tsx'),
    'VaccinationPage',
    'visits',
  ),
  checkinHistory: page(
    () => import('../areas/visits/history/HistoryPage.tsx'),
    'HistoryPage',
    'visits',
  ),
  compensation: page(
    () => import('../areas/rewards/compensation/CompensationPage.tsx'),
    'CompensationPage',
    'rewards',
  ),
  referralProgram: page(
    () => import('../areas/rewards/referrals/ReferralProgramPage.tsx'),
    'ReferralProgramPage',
    'rewards',
  ),
  loyaltyProgram: page(loyalty, 'LoyaltyProgramRoute', 'rewards'),
  loyaltyPremiums: page(loyalty, 'LoyaltyPremiumsRoute', 'rewards'),
  loyaltyPoints: page(loyalty, 'LoyaltyPointsRoute', 'rewards'),
  loyaltyActivities: page(loyalty, 'LoyaltyActivitiesRoute', 'rewards'),
  truggeDevice: page(() => import('../areas/visits/device/DevicePage.tsx'), 'DevicePage', 'visits'),
  content: page(() => import('../areas/studio/content/ContentPage.tsx'), 'ContentPage', 'studio'),
  customer: page(
    () => import('../areas/membership/customerData/CustomerRoute.tsx'),
    'CustomerRoute',
    'membership',
  ),
  customerPersonal: page(customer, 'CustomerPersonalRoute', 'membership'),
  customerAddress: page(customer, 'CustomerAddressRoute', 'membership'),
  customerContact: page(customer, 'CustomerContactRoute', 'membership'),
  customerPayment: page(customer, 'CustomerPaymentRoute', 'membership'),
  myContract: page(contracts, 'ContractsRoute', 'membership'),
  myContractCurrent: page(contracts, 'CurrentContractsRoute', 'membership'),
  myContractPast: page(contracts, 'PastContractsRoute', 'membership'),
  additionalModules: page(modules, 'ModulesRoute', 'membership'),
  additionalModulesAvailable: page(modules, 'AvailableModulesRoute', 'membership'),
  invoices: page(() => import('../areas/money/invoices/InvoicesPage.tsx'), 'InvoicesPage', 'money'),
  idlePeriods: page(
    () => import('../areas/membership/idlePeriods/IdlePeriodsRoute.tsx'),
    'IdlePeriodsRoute',
    'membership',
  ),
  account: page(() => import('../areas/money/account/AccountPage.tsx'), 'AccountPage', 'money'),
  accountBalance: page(balance, 'AccountBalanceRoute', 'money'),
  accountBalanceSummary: page(balance, 'AccountBalanceSummaryRoute', 'money'),
  accountPaid: page(balance, 'AccountPaidRoute', 'money'),
  accountSuccess: page(balance, 'AccountSuccessRoute', 'money'),
  accountCancel: page(balance, 'AccountCancelRoute', 'money'),
  accountFailure: page(balance, 'AccountFailureRoute', 'money'),
  consumptionCredit: page(
    () => import('../areas/money/credit/CreditPage.tsx'),
    'CreditPage',
    'money',
  ),
  consumptionCreditPayment: page(credit, 'ConsumptionCreditPaymentRoute', 'money'),
  consumptionCreditSummary: page(credit, 'ConsumptionCreditSummaryRoute', 'money'),
  consumptionCreditSuccess: page(credit, 'ConsumptionCreditSuccessRoute', 'money'),
  consumptionCreditCancel: page(credit, 'ConsumptionCreditCancelRoute', 'money'),
  consumptionCreditFailure: page(credit, 'ConsumptionCreditFailureRoute', 'money'),
  externalStreaming: page(
    () => import('../areas/booking/streams/StreamingRoute.tsx'),
    'StreamingRoute',
    'booking',
  ),
  everyWeek: page(
    () => import('../areas/booking/everyWeek/EveryWeekRoute.tsx'),
    'EveryWeekRoute',
    'booking',
  ),
};
