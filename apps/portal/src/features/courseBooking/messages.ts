import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    panelTitle: {
      id: 'booking.panelTitle',
      defaultMessage: 'Book this course',
      description: 'Heading of the booking panel beside a course.',
    },
    waitingTitle: {
      id: 'booking.waitingTitle',
      defaultMessage: 'This course is full',
      description: 'Heading of the booking panel when only the waiting list is open.',
    },
    waitingText: {
      id: 'booking.waitingText',
      defaultMessage:
        'You would be number {position} on the waiting list. When a place becomes free, you move up on your own and we book it for you.',
      description: 'What joining the waiting list means.',
    },
    waitingCharge: {
      id: 'booking.waitingCharge',
      defaultMessage: 'You pay only when you get a place.',
      description: 'Waiting list with a paid offer.',
    },
    howToPay: {
      id: 'booking.howToPay',
      defaultMessage: 'How would you like to book?',
      description: 'Question above the ways to pay for a course.',
    },
    paysWith: {
      id: 'booking.paysWith',
      defaultMessage: 'Pays with {name}',
      description: 'A pass or contingent that the member holds.',
    },
    remaining: {
      id: 'booking.remaining',
      defaultMessage: '{count, plural, one {# use left} other {# uses left}}',
      description: 'Rest of a contingent.',
    },
    validUntil: {
      id: 'booking.validUntil',
      defaultMessage: 'until {date}',
      description: 'End of a contingent.',
    },
    notValid: {
      id: 'booking.notValid',
      defaultMessage: '{name} cannot be used: {reason}',
      description: 'A pass that does not fit, and why.',
    },
    reasonUsedUp: {
      id: 'booking.reasonUsedUp',
      defaultMessage: 'it is used up',
      description: 'Why a pass does not fit.',
    },
    reasonExpired: {
      id: 'booking.reasonExpired',
      defaultMessage: 'it has expired',
      description: 'Why a pass does not fit.',
    },
    reasonNotYetValid: {
      id: 'booking.reasonNotYetValid',
      defaultMessage: 'it is not valid yet',
      description: 'Why a pass does not fit.',
    },
    reasonWrongCategory: {
      id: 'booking.reasonWrongCategory',
      defaultMessage: 'it is for other courses',
      description: 'Why a pass does not fit.',
    },
    reasonWrongStudio: {
      id: 'booking.reasonWrongStudio',
      defaultMessage: 'it is for another studio',
      description: 'Why a pass does not fit.',
    },
    reasonTooMany: {
      id: 'booking.reasonTooMany',
      defaultMessage: 'you have as many bookings with it as it allows',
      description: 'Why a pass does not fit.',
    },
    membersOnly: {
      id: 'booking.membersOnly',
      defaultMessage: 'This course is for members only. Log in to book it with your membership.',
      description: 'A visitor cannot buy a place in this course.',
    },
    nothingFits: {
      id: 'booking.nothingFits',
      defaultMessage: 'There is no way for you to book this course yet. Please ask at the studio.',
      description: 'A member holds nothing that fits and nothing can be bought.',
    },
    continue: {
      id: 'booking.continue',
      defaultMessage: 'Continue',
      description: 'Button: to the next step of the booking.',
    },
    login: {
      id: 'booking.login',
      defaultMessage: 'Log in',
      description: 'Button: to the login page, then back to this course.',
    },
    stateBooked: {
      id: 'booking.stateBooked',
      defaultMessage: 'You are in',
      description: 'Heading: the reader has booked this course.',
    },
    stateWaiting: {
      id: 'booking.stateWaiting',
      defaultMessage:
        '{position, plural, =0 {You are on the waiting list} other {You are number # on the waiting list}}',
      description: 'Heading: the reader waits.',
    },
    stateCanceled: {
      id: 'booking.stateCanceled',
      defaultMessage: 'The studio has canceled this course',
      description: 'Heading.',
    },
    stateOver: {
      id: 'booking.stateOver',
      defaultMessage: 'This course is over',
      description: 'Heading.',
    },
    stateClosed: {
      id: 'booking.stateClosed',
      defaultMessage: 'Booking is closed',
      description: 'Heading: too late to book.',
    },
    stateFull: {
      id: 'booking.stateFull',
      defaultMessage: 'This course is full',
      description: 'Heading: no place, no waiting list.',
    },
    stateOpens: {
      id: 'booking.stateOpens',
      defaultMessage: 'Booking opens {when}',
      description: 'Heading; {when} is a date and time.',
    },
    seeBookings: {
      id: 'booking.seeBookings',
      defaultMessage: 'See my bookings',
      description: 'Link on a booked course.',
    },
    otherCourses: {
      id: 'booking.otherCourses',
      defaultMessage: 'See other courses',
      description: 'Link on a course that cannot be booked.',
    },
    bookHeld: {
      id: 'booking.bookHeld',
      defaultMessage: 'Book now',
      description: 'Button: books at once with what the member holds.',
    },
    joinWaitingList: {
      id: 'booking.joinWaitingList',
      defaultMessage: 'Join waiting list',
      description: 'Button.',
    },
    undo: {
      id: 'booking.undo',
      defaultMessage: 'Undo',
      description: 'Button: takes back what was booked a moment ago.',
    },
    viewBooking: {
      id: 'booking.viewBooking',
      defaultMessage: 'View booking',
      description: 'Link to the booking of this course.',
    },
    cancelUntil: {
      id: 'booking.cancelUntil',
      defaultMessage: 'You can cancel until {until}.',
      description: 'Under the heading of a booked course.',
    },
    leaveUntil: {
      id: 'booking.leaveUntil',
      defaultMessage: 'You can leave the waiting list until {until}.',
      description: 'Under the heading of a course that the reader waits for.',
    },
    connectFirst: {
      id: 'booking.connectFirst',
      defaultMessage:
        'This class is for members. Already a member? Connect your membership to book it.',
      description: 'Nobody but members can book, and the account is connected to no membership.',
    },
    connect: {
      id: 'booking.connect',
      defaultMessage: 'Connect membership',
      description: 'Link to connecting the account with a membership.',
    },
  }),
);
