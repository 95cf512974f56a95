import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';
import { accountErrorMessages } from './accountMessages.ts';
import type { OperationErrorCodes } from '@studio-portal/sdk/types';

type CodeOf<Operation> = Operation[keyof Operation] & string;
/** Every error code that the description declares. */
export type ErrorCode = {
  [Operation in keyof OperationErrorCodes]: CodeOf<OperationErrorCodes[Operation]>;
}[keyof OperationErrorCodes];

/**
 * What a reader is told for each error code of the backend. The keys are the codes themselves; `{0}`, `{1}` stand for the
 * typed arguments in their order, timestamps already as date and time (specification 2, section 8).
 */
export const errorMessages = texts<ErrorCode>({
  ...accountErrorMessages,
  ...defineMessages({
    'validation.error.invalid': {
      id: 'validation.error.invalid',
      defaultMessage:
        'Something in this request is not as expected. Please check what you entered.',
      description: 'A field is not accepted by the backend.',
    },
    'authentication.error.notloggedin': {
      id: 'authentication.error.notloggedin',
      defaultMessage: 'You are not logged in any more. Please log in again.',
      description: 'The session has ended.',
    },
    'authentication.error.badcredentials': {
      id: 'nox.mobile.wrong.credentials',
      defaultMessage: 'E-mail or password is wrong.',
      description: 'Login failed; says nothing about whether the account exists.',
    },
    'authentication.error.toomanyattempts': {
      id: 'authentication.error.toomanyattempts',
      defaultMessage: 'Too many attempts. Please wait {0} seconds and try again.',
      description: 'Login is locked for a while; {0} is a number of seconds.',
    },
    'authorization.error.notconnected': {
      id: 'authorization.error.notconnected',
      defaultMessage: 'Your account is not connected to this studio yet.',
      description: 'A member function without a connection to the studio.',
    },
    maintenance: {
      id: 'maintenance',
      defaultMessage: 'We are working on the system. Please come back in a few minutes.',
      description: 'The backend is in maintenance.',
    },
    'internal.error': {
      id: 'internal.error',
      defaultMessage: 'Something went wrong on our side. Please try again in a moment.',
      description: 'The backend has failed.',
    },
    'service.error.unavailable': {
      id: 'service.error.unavailable',
      defaultMessage: 'Very many people are here right now. Please try again in a moment.',
      description: 'The backend takes no more requests for the moment.',
    },
    'logo.error.notfound': {
      id: 'logo.error.notfound',
      defaultMessage: 'There is no logo.',
      description: 'Neither the studio nor its chain has a logo.',
    },
    'utilization.error.notrevealed': {
      id: 'utilization.error.notrevealed',
      defaultMessage: 'This studio does not show how busy it is.',
      description: 'The studio keeps its visitor figures to itself.',
    },
    'tenant.error.notfound': {
      id: 'tenant.error.notfound',
      defaultMessage: 'We don’t know this studio chain.',
      description: 'Unknown tenant.',
    },
    'whitelabel.error.notfound': {
      id: 'whitelabel.error.notfound',
      defaultMessage: 'There is no portal at this address.',
      description: 'No white-label configuration.',
    },
    'legalinfo.error.notfound': {
      id: 'legalinfo.error.notfound',
      defaultMessage: 'The studio has not published this document.',
      description: 'A legal document that the studio does not have.',
    },
    'translation.error.notfound': {
      id: 'translation.error.notfound',
      defaultMessage: 'There are no texts in this language.',
      description: 'The translation host has nothing; the default texts apply.',
    },
    'maps.error.tokenrefused': {
      id: 'maps.error.tokenrefused',
      defaultMessage: 'The map is not available at the moment.',
      description: 'The maps service does not take the token of the portal.',
    },
    'studio.error.notfound': {
      id: 'studio.error.notfound',
      defaultMessage: 'We don’t know this studio.',
      description: 'Unknown studio.',
    },
    'studio.error.nohomestudio': {
      id: 'studio.error.nohomestudio',
      defaultMessage: 'You have no home studio yet.',
      description: 'The account has no home studio.',
    },
    'course.error.notfound': {
      id: 'course.error.notfound',
      defaultMessage: 'This course does not exist, or no longer.',
      description: 'Unknown course appointment.',
    },
    'booking.error.notfound': {
      id: 'booking.error.notfound',
      defaultMessage: 'We cannot find this booking.',
      description: 'Unknown booking.',
    },
    'bookingoption.error.notfound': {
      id: 'bookingoption.error.notfound',
      defaultMessage: 'We cannot find what you wanted to use for this booking.',
      description: 'Unknown booking option.',
    },
    'offer.error.notfound': {
      id: 'offer.error.notfound',
      defaultMessage: 'This offer does not exist, or no longer.',
      description: 'Unknown offer.',
    },
    'checkout.error.notfound': {
      id: 'checkout.error.notfound',
      defaultMessage: 'We cannot find this order.',
      description: 'Unknown checkout.',
    },
    'tokenization.error.notfound': {
      id: 'tokenization.error.notfound',
      defaultMessage:
        'We cannot find your confirmation at the bank. Please start the payment again.',
      description: 'Unknown tokenization.',
    },
    'paymentinstrument.error.notfound': {
      id: 'paymentinstrument.error.notfound',
      defaultMessage: 'We cannot find this way to pay. Please choose another one.',
      description: 'Unknown payment instrument.',
    },
    'booking.error.slotfull': {
      id: 'booking.error.slotfull',
      defaultMessage: 'Somebody was faster: all places of this course are taken now.',
      description: 'The course filled up while the form was open.',
    },
    'booking.error.alreadybooked': {
      id: 'booking.error.alreadybooked',
      defaultMessage: 'You have booked this course already.',
      description: 'A second booking of the same course.',
    },
    'booking.error.waitinglistfull': {
      id: 'booking.error.waitinglistfull',
      defaultMessage: 'The waiting list of this course is full, too.',
      description: 'No place on the waiting list.',
    },
    'booking.error.tooearly': {
      id: 'booking.error.tooearly',
      defaultMessage: 'This course can be booked from {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.toolate': {
      id: 'booking.error.toolate',
      defaultMessage: 'This course could be booked until {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.appointmentcanceled': {
      id: 'booking.error.appointmentcanceled',
      defaultMessage: 'The studio has canceled this course.',
      description: 'The course does not take place.',
    },
    'bookingoption.error.notvalid': {
      id: 'bookingoption.error.notvalid',
      defaultMessage: 'This cannot be used for this course. Please choose another way to book.',
      description: 'A contingent is used up or does not fit.',
    },
    'booking.error.cancelationtoolate': {
      id: 'booking.error.cancelationtoolate',
      defaultMessage: 'This booking could be canceled until {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.alreadycanceled': {
      id: 'booking.error.alreadycanceled',
      defaultMessage: 'This booking is canceled already.',
      description: 'A second cancelation.',
    },
    'checkout.error.wrongstate': {
      id: 'checkout.error.wrongstate',
      defaultMessage: 'This order has moved on in the meantime. Please look at it again.',
      description: 'The checkout is not in a state that allows the step.',
    },
    'checkout.error.expired': {
      id: 'checkout.error.expired',
      defaultMessage:
        'This order was open for too long. Nothing was booked or charged; please start again.',
      description: 'The checkout has expired.',
    },
    'tokenization.error.wrongstate': {
      id: 'tokenization.error.wrongstate',
      defaultMessage: 'Your bank has not confirmed this yet. Please try the payment again.',
      description: 'The tokenization is not authorized.',
    },
    'payment.error.declined': {
      id: 'payment.error.declined',
      defaultMessage: 'Your bank has declined the payment. Nothing was booked or charged.',
      description: 'The charge was declined.',
    },
    'payment.error.methodnotallowed': {
      id: 'payment.error.methodnotallowed',
      defaultMessage: 'This cannot be paid in this way here. Please choose another one.',
      description: 'The studio or the offer does not take the chosen way to pay.',
    },
    'request.error.idempotencykeyreused': {
      id: 'request.error.idempotencykeyreused',
      defaultMessage:
        'This order has been sent already, with other details. Please load the page again to see where it stands.',
      description: 'The same order was sent twice, with different content.',
    },
    'paymentinstrument.error.declined': {
      id: 'paymentinstrument.error.declined',
      defaultMessage: 'Your bank has declined this card. Nothing was booked or charged.',
      description: 'The card was declined.',
    },
    'offer.error.notallowed': {
      id: 'offer.error.notallowed',
      defaultMessage: 'This offer cannot be used for this course.',
      description: 'The offer does not fit.',
    },
  }),
});

/** What is said when there is no code to go by. */
export const failureMessages = texts(
  defineMessages({
    unreachable: {
      id: 'failure.unreachable',
      defaultMessage: 'We cannot reach the studio’s system. Please check your connection.',
      description: 'No answer from the server: offline or refused.',
    },
    timeout: {
      id: 'failure.timeout',
      defaultMessage: 'The studio’s system takes too long to answer.',
      description: 'The request timed out.',
    },
    unknown: {
      id: 'failure.unknown',
      defaultMessage: 'Something went wrong on our side.',
      description: 'An error without a known code.',
    },
    retry: {
      id: 'failure.retry',
      defaultMessage: 'Try again',
      description: 'Button: repeats what failed.',
    },
    trace: {
      id: 'failure.trace',
      defaultMessage: 'Trace id',
      description: 'Label before the id that names the failed request.',
    },
    copyTrace: {
      id: 'failure.copyTrace',
      defaultMessage: 'Copy',
      description: 'Button: copies the trace id.',
    },
    traceCopied: {
      id: 'failure.traceCopied',
      defaultMessage: 'Copied',
      description: 'Told after the trace id was copied.',
    },
  }),
);
