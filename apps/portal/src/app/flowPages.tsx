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

/** The steps and results of booking and buying. Those of one kind are one file from the payment on: an order is followed by its result, whatever becomes of the connection. */
export const flowPages = {
  courseContact: page(courseBooking, 'ContactRoute'),
  coursePayment: page(courseOrder, 'PaymentRoute'),
  courseSummaryOffer: page(courseOrder, 'SummaryOfferRoute'),
  courseSummaryOption: page(courseOrder, 'SummaryOptionRoute'),
  courseSuccess: page(courseOrder, 'SuccessRoute'),
  courseCancel: page(courseOrder, 'CancelRoute'),
  courseFailure: page(courseOrder, 'FailureRoute'),
  courseConfirm: page(courseOrder, 'ConfirmRoute'),
  appointmentContact: page(appointmentBooking, 'AppointmentContactRoute'),
  appointmentPayment: page(appointmentOrder, 'AppointmentPaymentRoute'),
  appointmentSummaryOffer: page(appointmentOrder, 'AppointmentSummaryOfferRoute'),
  appointmentSummaryOption: page(appointmentOrder, 'AppointmentSummaryOptionRoute'),
  appointmentSuccess: page(appointmentOrder, 'AppointmentSuccessRoute'),
  appointmentCancel: page(appointmentOrder, 'AppointmentCancelRoute'),
  appointmentFailure: page(appointmentOrder, 'AppointmentFailureRoute'),
  appointmentConfirm: page(appointmentOrder, 'AppointmentConfirmRoute'),
  eventContact: page(eventBooking, 'EventContactRoute'),
  eventPayment: page(eventOrder, 'EventPaymentRoute'),
  eventSummaryOffer: page(eventOrder, 'EventSummaryOfferRoute'),
  eventSummaryOption: page(eventOrder, 'EventSummaryOptionRoute'),
  eventSuccess: page(eventOrder, 'EventSuccessRoute'),
  eventCancel: page(eventOrder, 'EventCancelRoute'),
  eventFailure: page(eventOrder, 'EventFailureRoute'),
  offerContact: page(productContact, 'OfferContactRoute'),
  offerPayment: page(productOrder, 'OfferPaymentRoute'),
  offerSummary: page(productOrder, 'OfferSummaryRoute'),
  offerSuccess: page(productOrder, 'OfferSuccessRoute'),
  offerCancel: page(productOrder, 'OfferCancelRoute'),
  offerFailure: page(productOrder, 'OfferFailureRoute'),
  dayTicketContact: page(productContact, 'DayTicketContactRoute'),
  dayTicketPayment: page(productOrder, 'DayTicketPaymentRoute'),
  dayTicketSummary: page(productOrder, 'DayTicketSummaryRoute'),
  dayTicketSuccess: page(productOrder, 'DayTicketSuccessRoute'),
  dayTicketCancel: page(productOrder, 'DayTicketCancelRoute'),
  dayTicketFailure: page(productOrder, 'DayTicketFailureRoute'),
  dayTicketPaylaterSuccess: page(productOrder, 'DayTicketPaylaterSuccessRoute'),
  dayTicketPaylaterFailure: page(productOrder, 'DayTicketPaylaterFailureRoute'),
  voucherContact: page(productContact, 'VoucherContactRoute'),
  voucherPayment: page(productOrder, 'VoucherPaymentRoute'),
  voucherSummary: page(productOrder, 'VoucherSummaryRoute'),
  voucherSuccess: page(productOrder, 'VoucherSuccessRoute'),
  voucherCancel: page(productOrder, 'VoucherCancelRoute'),
  voucherFailure: page(productOrder, 'VoucherFailureRoute'),
  trialSessionContact: page(trialBooking, 'TrialContactRoute'),
  trialSessionPayment: page(trialBooking, 'TrialPaymentRoute'),
  trialSessionSummaryOffer: page(trialBooking, 'TrialSummaryRoute'),
  trialSessionSuccess: page(trialBooking, 'TrialSuccessRoute'),
  trialSessionCancel: page(trialBooking, 'TrialCancelRoute'),
  trialSessionFailure: page(trialBooking, 'TrialFailureRoute'),
  trialSessionConfirm: page(trialBooking, 'TrialConfirmRoute'),
} as const;
