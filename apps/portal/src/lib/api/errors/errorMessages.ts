import { defineMessages } from 'react-intl';
import { texts } from '../../i18n/texts.ts';
import { checkinErrorMessages } from './checkinErrorMessages.ts';
import { accountErrorMessages } from './accountErrorMessages.ts';
import { linkErrorMessages } from './linkErrorMessages.ts';
import { contractErrorMessages } from './contractErrorMessages.ts';
import { customerErrorMessages } from './customerErrorMessages.ts';
import { loyaltyErrorMessages } from './loyaltyErrorMessages.ts';
import { rewardErrorMessages } from './rewardErrorMessages.ts';
import { idleErrorMessages } from './idleErrorMessages.ts';
import { cancelationErrorMessages } from './cancelationErrorMessages.ts';
import { paymentErrorMessages } from './paymentErrorMessages.ts';
import { productErrorMessages } from './productErrorMessages.ts';
import { standingBookingErrorMessages } from './standingBookingErrorMessages.ts';
import type { EarlyErrorCode, OperationErrorCodes } from '@studio-portal/sdk/types';
import { earlyErrorMessages } from './earlyErrorMessages.ts';

type CodeOf<Operation> = Operation[keyof Operation] & string;
/** Every error code that the API description declares. */
export type ErrorCode =
  | EarlyErrorCode
  | {
      [Operation in keyof OperationErrorCodes]: CodeOf<OperationErrorCodes[Operation]>;
    }[keyof OperationErrorCodes];

/**
 * Messages for the error codes of the backend, keyed by code. `{0}`, `{1}` are the typed arguments
 * in order, with timestamps already formatted as date and time (spec 2, section 8).
 */
export const errorMessages = texts<ErrorCode>('errors', {
  ...earlyErrorMessages,
  ...accountErrorMessages,
  ...paymentErrorMessages,
  ...productErrorMessages,
  ...linkErrorMessages,
  ...contractErrorMessages,
  ...customerErrorMessages,
  ...cancelationErrorMessages,
  ...idleErrorMessages,
  ...rewardErrorMessages,
  ...loyaltyErrorMessages,
  ...checkinErrorMessages,
  ...standingBookingErrorMessages,
  ...defineMessages({
    'widget.error.originnotallowed': {
      id: 'widget.error.originnotallowed',
      defaultMessage: 'The studio hasn’t allowed this website to show this.',
      description: 'A website shows a part of the portal of a studio that has not allowed it.',
    },
    'validation.error.invalid': {
      id: 'validation.error.invalid',
      defaultMessage: 'Something isn’t right. Check what you entered.',
      description: 'A field is not accepted by the backend.',
    },
    'authentication.error.notloggedin': {
      id: 'authentication.error.notloggedin',
      defaultMessage: 'You’re no longer logged in. Log in again.',
      description: 'The session has ended.',
    },
    'authentication.error.badcredentials': {
      id: 'nox.mobile.wrong.credentials',
      defaultMessage: 'Your email or password is wrong.',
      description: 'Login failed; says nothing about whether the account exists.',
    },
    'authentication.error.toomanyattempts': {
      id: 'authentication.error.toomanyattempts',
      defaultMessage:
        'Too many attempts. Wait {0, plural, one {# second} other {# seconds}} and try again.',
      description: 'Login is locked for a while; {0} is a number of seconds.',
    },
    'authentication.error.otheraccount': {
      id: 'authentication.error.otheraccount',
      defaultMessage: 'Somebody else is logged in now. Nothing was changed.',
      description:
        'A change that was not made, because another account logged in in the meantime, e.g. in another tab. The page then loads again for that account.',
    },
    'botprotection.error.failed': {
      id: 'botprotection.error.failed',
      defaultMessage:
        'We couldn’t check that a person is sending this. Allow all scripts on this page if you use a content blocker, then try again.',
      description:
        'The bot protection of a public form has given no token, most often because its script is blocked.',
    },
    'family.error.notyours': {
      id: 'family.error.notyours',
      defaultMessage: 'You can’t book for this person here, or no longer. Please ask the studio.',
      description: 'The studio does not let the account act for this child or partner.',
    },
    'family.error.ended': {
      id: 'family.error.ended',
      defaultMessage:
        'You can no longer book for this person here. Nothing has been booked or charged. Please ask the studio.',
      description:
        'An order for a child or partner for whom the studio no longer lets the account act.',
    },
    'authorization.error.notconnected': {
      id: 'authorization.error.notconnected',
      defaultMessage: 'Your account isn’t connected to this studio yet.',
      description: 'A member function without a connection to the studio.',
    },
    maintenance: {
      id: 'maintenance',
      defaultMessage: 'Back in a few minutes. Your bookings are safe.',
      description: 'The backend is in maintenance.',
    },
    'internal.error': {
      id: 'internal.error',
      defaultMessage: 'Something went wrong on our side. Try again in a moment.',
      description: 'The backend has failed.',
    },
    'service.error.unavailable': {
      id: 'service.error.unavailable',
      defaultMessage: 'A lot of people are here right now. Try again in a moment.',
      description: 'The backend takes no more requests for the moment.',
    },
    'logo.error.notfound': {
      id: 'logo.error.notfound',
      defaultMessage: 'There’s no logo.',
      description: 'Neither the studio nor its chain has a logo.',
    },
    'utilization.error.notrevealed': {
      id: 'utilization.error.notrevealed',
      defaultMessage: 'This studio doesn’t show how busy it is.',
      description: 'The studio keeps its visitor figures to itself.',
    },
    'tenant.error.notfound': {
      id: 'tenant.error.notfound',
      defaultMessage: 'We don’t know this studio chain.',
      description: 'Unknown tenant.',
    },
    'whitelabel.error.notfound': {
      id: 'whitelabel.error.notfound',
      defaultMessage: 'There’s no site at this address.',
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
      defaultMessage: 'The map isn’t available at the moment.',
      description: 'The maps service does not take the token of the portal.',
    },
    'studio.error.notfound': {
      id: 'studio.error.notfound',
      defaultMessage: 'We don’t know this studio.',
      description: 'Unknown studio.',
    },
    'studio.error.nohomestudio': {
      id: 'studio.error.nohomestudio',
      defaultMessage: 'You don’t have a home studio yet.',
      description: 'The account has no home studio.',
    },
    'course.error.notfound': {
      id: 'course.error.notfound',
      defaultMessage: 'This is no longer available.',
      description: 'Unknown course appointment or event.',
    },
    'benefit.error.notfound': {
      id: 'benefit.error.notfound',
      defaultMessage: 'This appointment is no longer on offer here.',
      description: 'Unknown kind of single appointment, or not offered by the studio.',
    },
    'appointment.error.notfound': {
      id: 'appointment.error.notfound',
      defaultMessage: 'There’s no appointment at this time. Choose another one.',
      description: 'Nobody gives the appointment at the chosen time.',
    },
    'booking.error.notfound': {
      id: 'booking.error.notfound',
      defaultMessage: 'We couldn’t find this booking.',
      description: 'Unknown booking.',
    },
    'bookingoption.error.notfound': {
      id: 'bookingoption.error.notfound',
      defaultMessage: 'We couldn’t find the membership or pass you chose. Choose another one.',
      description: 'Unknown booking option.',
    },
    'offer.error.notfound': {
      id: 'offer.error.notfound',
      defaultMessage: 'This offer is no longer available.',
      description: 'Unknown offer.',
    },
    'checkout.error.notfound': {
      id: 'checkout.error.notfound',
      defaultMessage: 'We couldn’t find this order.',
      description: 'Unknown checkout.',
    },
    'tokenization.error.notfound': {
      id: 'tokenization.error.notfound',
      defaultMessage: 'We couldn’t find your bank’s confirmation. Start the payment again.',
      description: 'Unknown tokenization.',
    },
    'paymentinstrument.error.notfound': {
      id: 'paymentinstrument.error.notfound',
      defaultMessage: 'We couldn’t find this payment method. Choose another one.',
      description: 'Unknown payment instrument.',
    },
    'booking.error.slotfull': {
      id: 'booking.error.slotfull',
      defaultMessage: 'Someone else was quicker. There’s nothing left at this time.',
      description: 'The last place, or the time, was taken while the form was open.',
    },
    'booking.error.alreadybooked': {
      id: 'booking.error.alreadybooked',
      defaultMessage: 'You’ve already booked this.',
      description: 'A second booking of the same.',
    },
    'booking.error.overlapping': {
      id: 'booking.error.overlapping',
      defaultMessage: 'You’ve already booked something at this time: {0}.',
      description:
        'A booking at the time of another one; {0} is the name of that class or appointment.',
    },
    'booking.error.waitinglistfull': {
      id: 'booking.error.waitinglistfull',
      defaultMessage: 'The waiting list is full too.',
      description: 'No place on the waiting list.',
    },
    'booking.error.tooearly': {
      id: 'booking.error.tooearly',
      defaultMessage: 'You can book this from {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.toolate': {
      id: 'booking.error.toolate',
      defaultMessage: 'It’s too late to book this. Booking closed {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.appointmentcanceled': {
      id: 'booking.error.appointmentcanceled',
      defaultMessage: 'The studio has cancelled this.',
      description: 'The course or event does not take place.',
    },
    'bookingoption.error.notvalid': {
      id: 'bookingoption.error.notvalid',
      defaultMessage: 'You can’t use this membership or pass here. Choose another one.',
      description: 'A contingent is used up or does not fit.',
    },
    'booking.error.cancelationtoolate': {
      id: 'booking.error.cancelationtoolate',
      defaultMessage: 'It’s too late to cancel. The deadline was {0}.',
      description: '{0} is a date and time.',
    },
    'booking.error.alreadycanceled': {
      id: 'booking.error.alreadycanceled',
      defaultMessage: 'This booking is already cancelled.',
      description: 'A second cancelation.',
    },
    'checkout.error.wrongstate': {
      id: 'checkout.error.wrongstate',
      defaultMessage: 'This order has changed. Check it before you continue.',
      description: 'The checkout is not in a state that allows the step.',
    },
    'checkout.error.expired': {
      id: 'checkout.error.expired',
      defaultMessage: 'Your order has timed out. Nothing has been booked or charged. Start again.',
      description: 'The checkout has expired.',
    },
    'tokenization.error.wrongstate': {
      id: 'tokenization.error.wrongstate',
      defaultMessage: 'Your bank hasn’t confirmed this yet. Try the payment again.',
      description: 'The tokenization is not authorized.',
    },
    'payment.error.declined': {
      id: 'payment.error.declined',
      defaultMessage: 'Your bank declined the payment. Nothing has been booked or charged.',
      description: 'The charge was declined.',
    },
    'payment.error.methodnotallowed': {
      id: 'payment.error.methodnotallowed',
      defaultMessage: 'You can’t use this payment method here. Choose another one.',
      description: 'The studio or the offer does not take the chosen way to pay.',
    },
    'request.error.idempotencykeyreused': {
      id: 'request.error.idempotencykeyreused',
      defaultMessage:
        'This order has already been sent, with other details. Reload the page to see where it stands.',
      description: 'The same order was sent twice, with different content.',
    },
    'trialsession.error.alreadyused': {
      id: 'trialsession.error.alreadyused',
      defaultMessage: 'You’ve already had a trial session here, or one is booked.',
      description: 'Somebody books a second trial session.',
    },
    'trialsession.error.member': {
      id: 'trialsession.error.member',
      defaultMessage:
        'Trial sessions are for people who aren’t members yet. You can book with your membership instead.',
      description: 'A member books a trial session.',
    },
    'trialsession.error.notoffered': {
      id: 'trialsession.error.notoffered',
      defaultMessage: 'This studio doesn’t offer a trial session at the moment.',
      description: 'There is no trial session at the studio.',
    },
    'trialsession.error.notordered': {
      id: 'trialsession.error.notordered',
      defaultMessage: 'Trial sessions have their own booking page. Please book there.',
      description: 'A trial session that costs nothing was to be bought like other appointments.',
    },
    'trialsession.error.notfound': {
      id: 'trialsession.error.notfound',
      defaultMessage:
        'We couldn’t find a trial session to confirm. Open the link in your latest email.',
      description: 'The link of a mail that confirms a trial session leads nowhere.',
    },
    'trialsession.error.expired': {
      id: 'trialsession.error.expired',
      defaultMessage:
        'You didn’t confirm in time, so your place has been released. You can book again.',
      description: 'A trial session was not confirmed in time.',
    },
    'trialsession.error.leadnotfound': {
      id: 'trialsession.error.leadnotfound',
      defaultMessage: 'This invitation is no longer valid. You can still book a trial session.',
      description: 'The link of an invitation to a trial session is too old.',
    },
    'offer.error.notallowed': {
      id: 'offer.error.notallowed',
      defaultMessage: 'You can’t use this offer here.',
      description: 'The offer does not fit.',
    },
  }),
});
