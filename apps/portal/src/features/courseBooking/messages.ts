import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    panelTitle: {
      id: 'booking.panelTitle',
      defaultMessage: 'Book this class',
      description: 'Heading of the booking panel beside a course.',
    },
    waitingTitle: {
      id: 'booking.waitingTitle',
      defaultMessage: 'This class is full',
      description: 'Heading of the booking panel when only the waiting list is open.',
    },
    waitingText: {
      id: 'booking.waitingText',
      defaultMessage:
        'You’ll be number {position} on the waiting list. If a place comes up for you, we’ll book it automatically.',
      description: 'What joining the waiting list means.',
    },
    waitingCharge: {
      id: 'booking.waitingCharge',
      defaultMessage: 'You only pay if you get a place.',
      description: 'Waiting list with a paid offer.',
    },
    howToPay: {
      id: 'booking.howToPay',
      defaultMessage: 'How would you like to book?',
      description: 'Question above the ways to pay for a course.',
    },
    paysWith: {
      id: 'booking.paysWith',
      defaultMessage: 'Included in {name}',
      description: 'A pass or contingent that the member holds.',
    },
    remaining: {
      id: 'booking.remaining',
      defaultMessage: '{count, plural, one {# visit left} other {# visits left}}',
      description: 'Rest of a contingent.',
    },
    validUntil: {
      id: 'booking.validUntil',
      defaultMessage: 'until {date}',
      description: 'End of a contingent.',
    },
    notValid: {
      id: 'booking.notValid',
      defaultMessage: 'You can’t use {name}: {reason}',
      description: 'A pass that does not fit, and why.',
    },
    reasonUsedUp: {
      id: 'booking.reasonUsedUp',
      defaultMessage: 'it has no visits left',
      description: 'Why a pass does not fit.',
    },
    reasonExpired: {
      id: 'booking.reasonExpired',
      defaultMessage: 'it has expired',
      description: 'Why a pass does not fit.',
    },
    reasonNotYetValid: {
      id: 'booking.reasonNotYetValid',
      defaultMessage: 'it isn’t valid yet',
      description: 'Why a pass does not fit.',
    },
    reasonWrongCategory: {
      id: 'booking.reasonWrongCategory',
      defaultMessage: 'it’s for other classes',
      description: 'Why a pass does not fit.',
    },
    reasonWrongStudio: {
      id: 'booking.reasonWrongStudio',
      defaultMessage: 'it’s for another studio',
      description: 'Why a pass does not fit.',
    },
    reasonTooMany: {
      id: 'booking.reasonTooMany',
      defaultMessage: 'you’ve reached its booking limit',
      description: 'Why a pass does not fit.',
    },
    membersOnly: {
      id: 'booking.membersOnly',
      defaultMessage: 'This class is for members only. Log in to book it with your membership.',
      description: 'A visitor cannot buy a place in this course.',
    },
    nothingFits: {
      id: 'booking.nothingFits',
      defaultMessage:
        'You don’t have a membership or pass for this class. Ask the studio how to book it.',
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
      defaultMessage: 'You’re booked',
      description: 'Heading: the reader has booked this course.',
    },
    stateWaiting: {
      id: 'booking.stateWaiting',
      defaultMessage:
        '{position, plural, =0 {You’re on the waiting list} other {You’re number # on the waiting list}}',
      description: 'Heading: the reader waits.',
    },
    stateCanceled: {
      id: 'booking.stateCanceled',
      defaultMessage: 'The studio has cancelled this class',
      description: 'Heading.',
    },
    stateOver: {
      id: 'booking.stateOver',
      defaultMessage: 'This class has finished',
      description: 'Heading.',
    },
    stateClosed: {
      id: 'booking.stateClosed',
      defaultMessage: 'Booking is closed',
      description: 'Heading: too late to book.',
    },
    stateFull: {
      id: 'booking.stateFull',
      defaultMessage: 'This class is full',
      description: 'Heading: no place, no waiting list.',
    },
    stateOpens: {
      id: 'booking.stateOpens',
      defaultMessage: 'Booking opens {when}',
      description: 'Heading; {when} is a date and time.',
    },
    opensIn: {
      id: 'booking.opensIn',
      defaultMessage: 'That’s in {left}. This page opens by itself.',
      description:
        'Under the heading that says when booking opens, in the hour before; {left} is minutes and seconds.',
    },
    seeBookings: {
      id: 'booking.seeBookings',
      defaultMessage: 'View my bookings',
      description: 'Link on a booked course.',
    },
    otherCourses: {
      id: 'booking.otherCourses',
      defaultMessage: 'View other classes',
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
    canceledTitle: {
      id: 'booking.canceledTitle',
      defaultMessage: 'This booking is cancelled',
      description: 'Title of the page of a booking.',
    },
    canceledText: {
      id: 'booking.canceledText',
      defaultMessage: '{name}, {when}',
      description: 'Under the title: the class and when it was to be.',
    },
  }),
);
