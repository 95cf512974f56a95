import { page } from './page.tsx';

const courseBooking = () => import('./flows/courseRoutes.tsx');
const courseOrder = () => import('./flows/courseOrderRoutes.tsx');
const appointmentBooking = () => import('./flows/appointmentRoutes.tsx');
const appointmentOrder = () => import('./flows/appointmentOrderRoutes.tsx');
const eventBooking = () => import('./flows/eventRoutes.tsx');
const eventOrder = () => import('./flows/eventOrderRoutes.tsx');
const trialBooking = () => import('./flows/trialSessionRoutes.tsx');
const productContact = () => import('./flows/productRoutes.tsx');
const productOrder = () => import('./flows/productOrderRoutes.tsx');

/**
 * Steps and results of booking and buying. From the payment on, all pages of a kind share a module,
 * so that an order can show its result even if the connection is lost.
 */
export const flowPages = {
  courseContact: page(courseBooking, 'ContactRoute', 'booking'),
  coursePayment: page(courseOrder, 'PaymentRoute', 'booking'),
  courseSummaryOffer: page(courseOrder, 'SummaryOfferRoute', 'booking'),
  courseSummaryOption: page(courseOrder, 'SummaryOptionRoute', 'booking'),
  courseSuccess: page(courseOrder, 'SuccessRoute', 'booking'),
  courseCancel: page(courseOrder, 'CancelRoute', 'booking'),
  courseFailure: page(courseOrder, 'FailureRoute', 'booking'),
  courseConfirm: page(courseOrder, 'ConfirmRoute', 'booking'),
  appointmentContact: page(appointmentBooking, 'AppointmentContactRoute', 'booking'),
  appointmentPayment: page(appointmentOrder, 'AppointmentPaymentRoute', 'booking'),
  appointmentSummaryOffer: page(appointmentOrder, 'AppointmentSummaryOfferRoute', 'booking'),
  appointmentSummaryOption: page(appointmentOrder, 'AppointmentSummaryOptionRoute', 'booking'),
  appointmentSuccess: page(appointmentOrder, 'AppointmentSuccessRoute', 'booking'),
  appointmentCancel: page(appointmentOrder, 'AppointmentCancelRoute', 'booking'),
  appointmentFailure: page(appointmentOrder, 'AppointmentFailureRoute', 'booking'),
  appointmentConfirm: page(appointmentOrder, 'AppointmentConfirmRoute', 'booking'),
  eventContact: page(eventBooking, 'EventContactRoute', 'booking'),
  eventPayment: page(eventOrder, 'EventPaymentRoute', 'booking'),
  eventSummaryOffer: page(eventOrder, 'EventSummaryOfferRoute', 'booking'),
  eventSummaryOption: page(eventOrder, 'EventSummaryOptionRoute', 'booking'),
  eventSuccess: page(eventOrder, 'EventSuccessRoute', 'booking'),
  eventCancel: page(eventOrder, 'EventCancelRoute', 'booking'),
  eventFailure: page(eventOrder, 'EventFailureRoute', 'booking'),
  offerContact: page(productContact, 'OfferContactRoute', 'shop'),
  offerPayment: page(productOrder, 'OfferPaymentRoute', 'shop'),
  offerSummary: page(productOrder, 'OfferSummaryRoute', 'shop'),
  offerSuccess: page(productOrder, 'OfferSuccessRoute', 'shop'),
  offerCancel: page(productOrder, 'OfferCancelRoute', 'shop'),
  offerFailure: page(productOrder, 'OfferFailureRoute', 'shop'),
  dayTicketContact: page(productContact, 'DayTicketContactRoute', 'shop'),
  dayTicketPayment: page(productOrder, 'DayTicketPaymentRoute', 'shop'),
  dayTicketSummary: page(productOrder, 'DayTicketSummaryRoute', 'shop'),
  dayTicketSuccess: page(productOrder, 'DayTicketSuccessRoute', 'shop'),
  dayTicketCancel: page(productOrder, 'DayTicketCancelRoute', 'shop'),
  dayTicketFailure: page(productOrder, 'DayTicketFailureRoute', 'shop'),
  dayTicketPaylaterSuccess: page(productOrder, 'DayTicketPaylaterSuccessRoute', 'shop'),
  dayTicketPaylaterFailure: page(productOrder, 'DayTicketPaylaterFailureRoute', 'shop'),
  voucherContact: page(productContact, 'VoucherContactRoute', 'shop'),
  voucherPayment: page(productOrder, 'VoucherPaymentRoute', 'shop'),
  voucherSummary: page(productOrder, 'VoucherSummaryRoute', 'shop'),
  voucherSuccess: page(productOrder, 'VoucherSuccessRoute', 'shop'),
  voucherCancel: page(productOrder, 'VoucherCancelRoute', 'shop'),
  voucherFailure: page(productOrder, 'VoucherFailureRoute', 'shop'),
  trialSessionContact: page(trialBooking, 'TrialContactRoute', 'booking'),
  trialSessionPayment: page(trialBooking, 'TrialPaymentRoute', 'booking'),
  trialSessionSummaryOffer: page(trialBooking, 'TrialSummaryRoute', 'booking'),
  trialSessionSummaryOption: page(trialBooking, 'TrialSummaryOptionRoute', 'booking'),
  trialSessionSuccess: page(trialBooking, 'TrialSuccessRoute', 'booking'),
  trialSessionCancel: page(trialBooking, 'TrialCancelRoute', 'booking'),
  trialSessionFailure: page(trialBooking, 'TrialFailureRoute', 'booking'),
  trialSessionConfirm: page(trialBooking, 'TrialConfirmRoute', 'booking'),
} as const;
