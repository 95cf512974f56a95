import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for canceling a booking or leaving a waiting list. */
export const cancelMessages = texts(
  'booking',
  defineMessages({
    cancelQuestion: {
      id: 'myBookings.cancelQuestion',
      defaultMessage: 'Cancel your booking for {name}?',
      description: 'Title of the dialog.',
    },
    cancelText: {
      id: 'myBookings.cancelText',
      defaultMessage: 'We’ll give your place ({when}) to someone else.',
      description: 'Text of the dialog.',
    },
    confirm: {
      id: 'myBookings.confirm',
      defaultMessage: 'Cancel booking',
      description: 'Button of the dialog.',
    },
    keep: {
      id: 'myBookings.keep',
      defaultMessage: 'Keep booking',
      description: 'Button of the dialog: does nothing.',
    },
    done: {
      id: 'myBookings.done',
      defaultMessage: 'Your booking for {name} is cancelled.',
      description: 'Told after a cancelation.',
    },
    leaveQuestion: {
      id: 'myBookings.leaveQuestion',
      defaultMessage: 'Leave the waiting list for {name}?',
      description: 'Title of the dialog, for who is on the waiting list.',
    },
    leaveText: {
      id: 'myBookings.leaveText',
      defaultMessage: 'You’ll come off the waiting list ({when}).',
      description: 'Text of the dialog.',
    },
    leave: {
      id: 'myBookings.leave',
      defaultMessage: 'Leave waiting list',
      description: 'Button on a booking on the waiting list.',
    },
    stay: {
      id: 'myBookings.stay',
      defaultMessage: 'Stay on the list',
      description: 'Button of the dialog for the waiting list: does nothing.',
    },
    left: {
      id: 'myBookings.left',
      defaultMessage: 'You’ve left the waiting list for {name}.',
      description: 'Told after leaving the waiting list.',
    },
    tooLate: {
      id: 'myBookings.tooLate',
      defaultMessage: 'Too late to cancel',
      description: 'Instead of the button.',
    },
    refund: {
      id: 'myBookings.refund',
      defaultMessage: 'You’ll get {price} back.',
      description: 'What a cancelation pays back.',
    },
    released: {
      id: 'myBookings.released',
      defaultMessage: 'You get this visit back on your pass.',
      description: 'A cancelation gives a use back.',
    },
    fee: {
      id: 'myBookings.fee',
      defaultMessage: 'Fee for the late cancellation: {fee}.',
      description: 'What a late cancelation costs, before and after it.',
    },
    forfeited: {
      id: 'myBookings.forfeited',
      defaultMessage: 'You don’t get anything back, because free cancellation has ended.',
      description: 'A late cancelation returns neither money nor a visit.',
    },
    cancel: {
      id: 'myBookings.cancel',
      defaultMessage: 'Cancel booking',
      description: 'Button on a booking.',
    },
  }),
);
