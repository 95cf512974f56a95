import type { Stop } from './Rule.ts';

/** Contact steps; the guest's ones with the kinds that a guest's journey buys. */
export const contactSteps = [
  'courseContact: empty form',
  'appointmentContact: empty form',
  'eventContact: empty form',
  'offerContact: empty form',
  'dayTicketContact: empty form',
  'voucherContact: guest',
] as const satisfies readonly Stop[];

/** Payment steps of purchases, before anything is ordered. */
export const paymentSteps = [
  'coursePayment: new card',
  'appointmentPayment: new card',
  'eventPayment: new card',
  'offerPayment: new card',
  'dayTicketPayment: new card',
  'voucherPayment: guest',
] as const satisfies readonly Stop[];

/** Steps whose button orders; without an account it is that of the payment. */
export const orderSteps = [
  'courseSummaryOffer: content',
  'appointmentSummaryOffer: content',
  'eventSummaryOffer: content',
  'offerSummary: content',
  'dayTicketSummary: content',
  'voucherPayment: guest',
  'consumptionCreditSummary: content',
] as const satisfies readonly Stop[];

/** Pages for paying a debt. */
export const debtSteps = [
  'accountBalance: new card',
  'accountBalanceSummary: content',
  'consumptionCreditPayment: new card',
  'externalPayment: to be paid',
  'selfServiceLink: to be paid',
] as const satisfies readonly Stop[];

/** Results of orders that were not paid. */
export const failedResults = [
  'courseCancel: content',
  'courseFailure: content',
  'appointmentCancel: content',
  'appointmentFailure: content',
  'eventCancel: content',
  'eventFailure: content',
  'offerCancel: content',
  'offerFailure: content',
  'dayTicketCancel: content',
  'dayTicketFailure: content',
  'dayTicketPaylaterFailure: content',
  'voucherCancel: content',
  'voucherFailure: content',
  'trialSessionCancel: canceled',
  'trialSessionFailure: declined',
  'consumptionCreditCancel: content',
  'consumptionCreditFailure: content',
  'accountCancel: content',
  'accountFailure: content',
  'accountPaid: not paid',
] as const satisfies readonly Stop[];

/** Orders that wait for the bank. */
export const unconfirmedSteps = [
  'courseConfirm: not confirmed yet',
  'appointmentConfirm: not confirmed yet',
  'eventSummaryOffer: not confirmed yet',
  'offerSummary: not confirmed yet',
  'dayTicketSummary: not confirmed yet',
  'voucherSummary: not confirmed yet',
] as const satisfies readonly Stop[];
