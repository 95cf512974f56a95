import type { ComponentType, ReactNode } from 'react';
import { HomeRoute } from '../routes/HomeRoute.tsx';
import { StudioHomeRoute } from '../routes/studio/StudioHomeRoute.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import type { PresentRoute } from '../site/routes/comingRoutes.ts';

/** A page in a file of its own, loaded when it is needed. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Page: ComponentType = lazyPart(load, name);
  return <Page />;
}

const studioLegal = () => import('../routes/legal/StudioLegalRoutes.tsx');
const corporateConnect = () => import('../routes/corporate/CorporateConnectRoute.tsx');
const verifyEmail = () => import('../routes/login/VerifyEmailRoutes.tsx');
const courseBooking = () => import('../routes/booking/courseRoutes.tsx');
const trialStart = () => import('../routes/trialSession/TrialSessionRoute.tsx');
const appointmentBooking = () => import('../routes/booking/appointmentRoutes.tsx');
const appointment = () => import('../routes/appointment/AppointmentRoute.tsx');
const eventBooking = () => import('../routes/booking/eventRoutes.tsx');
const trialBooking = () => import('../routes/booking/trialSessionRoutes.tsx');
const portalLegal = () => import('../routes/legal/PortalLegalRoutes.tsx');

/** Where a route has no page yet. */
export const notAvailable = page(
  () => import('../features/shell/NotAvailablePage.tsx'),
  'NotAvailablePage',
);

/** Where an address has no route. */
export const unknownPath = page(() => import('../routes/UnknownPathRoute.tsx'), 'UnknownPathRoute');

/** The pages there are, by route; only the start page of a studio comes with the portal itself. One without a page is in comingRoutes.ts. */
export const pages: Record<PresentRoute, ReactNode> = {
  home: <HomeRoute />,
  studiosLegacy: <HomeRoute />,
  studioSelect: <HomeRoute />,
  maintenance: page(() => import('../features/shell/MaintenancePage.tsx'), 'MaintenancePage'),
  studios: page(() => import('../routes/studios/StudioListRoute.tsx'), 'StudioListRoute'),
  studio: <StudioHomeRoute />,
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
  courseContact: page(courseBooking, 'ContactRoute'),
  coursePayment: page(courseBooking, 'PaymentRoute'),
  courseSummaryOffer: page(courseBooking, 'SummaryOfferRoute'),
  courseSummaryOption: page(courseBooking, 'SummaryOptionRoute'),
  courseSuccess: page(courseBooking, 'SuccessRoute'),
  courseCancel: page(courseBooking, 'CancelRoute'),
  courseFailure: page(courseBooking, 'FailureRoute'),
  courseConfirm: page(courseBooking, 'ConfirmRoute'),
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
  appointmentContact: page(appointmentBooking, 'AppointmentContactRoute'),
  appointmentPayment: page(appointmentBooking, 'AppointmentPaymentRoute'),
  appointmentSummaryOffer: page(appointmentBooking, 'AppointmentSummaryOfferRoute'),
  appointmentSummaryOption: page(appointmentBooking, 'AppointmentSummaryOptionRoute'),
  appointmentSuccess: page(appointmentBooking, 'AppointmentSuccessRoute'),
  appointmentCancel: page(appointmentBooking, 'AppointmentCancelRoute'),
  appointmentFailure: page(appointmentBooking, 'AppointmentFailureRoute'),
  appointmentConfirm: page(appointmentBooking, 'AppointmentConfirmRoute'),
  events: page(() => import('../routes/event/EventListRoute.tsx'), 'EventListRoute'),
  event: page(() => import('../routes/event/EventRoute.tsx'), 'EventRoute'),
  externalEvents: page(
    () => import('../routes/event/ExternalEventRoute.tsx'),
    'ExternalEventRoute',
  ),
  eventContact: page(eventBooking, 'EventContactRoute'),
  eventPayment: page(eventBooking, 'EventPaymentRoute'),
  eventSummaryOffer: page(eventBooking, 'EventSummaryOfferRoute'),
  eventSummaryOption: page(eventBooking, 'EventSummaryOptionRoute'),
  eventSuccess: page(eventBooking, 'EventSuccessRoute'),
  eventCancel: page(eventBooking, 'EventCancelRoute'),
  eventFailure: page(eventBooking, 'EventFailureRoute'),
  trialSessionStep: page(
    () => import('../routes/trialSession/TrialSessionStepRoute.tsx'),
    'TrialSessionStepRoute',
  ),
  trialSessionContact: page(trialBooking, 'TrialContactRoute'),
  trialSessionPayment: page(trialBooking, 'TrialPaymentRoute'),
  trialSessionSummaryOffer: page(trialBooking, 'TrialSummaryRoute'),
  // Nothing that somebody holds pays for a trial session.
  trialSessionSummaryOption: page(trialStart, 'TrialSessionRoute'),
  trialSessionSuccess: page(trialBooking, 'TrialSuccessRoute'),
  trialSessionCancel: page(trialBooking, 'TrialCancelRoute'),
  trialSessionFailure: page(trialBooking, 'TrialFailureRoute'),
  trialSessionConfirm: page(trialBooking, 'TrialConfirmRoute'),
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
  myPayments: page(() => import('../routes/me/MyPaymentsRoute.tsx'), 'MyPaymentsRoute'),
  externalStreaming: page(() => import('../routes/external/StreamingRoute.tsx'), 'StreamingRoute'),
};
