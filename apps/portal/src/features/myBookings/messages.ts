import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    title: {
      id: 'myBookings.title',
      defaultMessage: 'My bookings',
      description: 'Title of the page.',
    },
    loading: {
      id: 'myBookings.loading',
      defaultMessage: 'Loading your bookings',
      description: 'Heard by screen readers.',
    },
    upcoming: {
      id: 'myBookings.upcoming',
      defaultMessage: 'Coming up',
      description: 'Heading: bookings to come.',
    },
    past: {
      id: 'myBookings.past',
      defaultMessage: 'Past and canceled',
      description: 'Heading: bookings that are over.',
    },
    empty: {
      id: 'myBookings.empty',
      defaultMessage: 'You have not booked anything yet.',
      description: 'Empty page.',
    },
    nothingUpcoming: {
      id: 'myBookings.nothingUpcoming',
      defaultMessage: 'Nothing is coming up.',
      description: 'No bookings to come, but past ones.',
    },
    toCourses: {
      id: 'myBookings.toCourses',
      defaultMessage: 'Find a course',
      description: 'Link to the course list.',
    },
    waiting: {
      id: 'myBookings.waiting',
      defaultMessage: 'Waiting list: place {position}',
      description: 'State of a booking.',
    },
    canceled: {
      id: 'myBookings.canceled',
      defaultMessage: 'Canceled',
      description: 'State of a booking.',
    },
    attended: {
      id: 'myBookings.attended',
      defaultMessage: 'Attended',
      description: 'State of a booking.',
    },
    noShow: {
      id: 'myBookings.noShow',
      defaultMessage: 'Missed',
      description: 'State of a booking.',
    },
    cancel: {
      id: 'myBookings.cancel',
      defaultMessage: 'Cancel',
      description: 'Button on a booking.',
    },
    leave: {
      id: 'myBookings.leave',
      defaultMessage: 'Leave the list',
      description: 'Button on a booking on the waiting list.',
    },
    cancelQuestion: {
      id: 'myBookings.cancelQuestion',
      defaultMessage: 'Cancel {name}?',
      description: 'Title of the dialog.',
    },
    cancelText: {
      id: 'myBookings.cancelText',
      defaultMessage: 'Your place on {when} goes to somebody else.',
      description: 'Text of the dialog.',
    },
    leaveText: {
      id: 'myBookings.leaveText',
      defaultMessage: 'You lose your place on the waiting list for {when}.',
      description: 'Text of the dialog.',
    },
    refund: {
      id: 'myBookings.refund',
      defaultMessage: 'You get {price} back.',
      description: 'What a cancelation pays back.',
    },
    released: {
      id: 'myBookings.released',
      defaultMessage: 'The visit goes back to your pass.',
      description: 'A cancelation gives a use back.',
    },
    confirm: {
      id: 'myBookings.confirm',
      defaultMessage: 'Cancel the booking',
      description: 'Button of the dialog.',
    },
    keep: {
      id: 'myBookings.keep',
      defaultMessage: 'Keep it',
      description: 'Button of the dialog: does nothing.',
    },
    done: {
      id: 'myBookings.done',
      defaultMessage: '{name} is canceled.',
      description: 'Told after a cancelation.',
    },
    tooLate: {
      id: 'myBookings.tooLate',
      defaultMessage: 'Can no longer be canceled',
      description: 'Instead of the button.',
    },
  }),
);
