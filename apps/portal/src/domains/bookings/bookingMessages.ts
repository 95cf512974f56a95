import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** Texts of the ways to book, and of a booking that was canceled, whatever is booked. */
export const bookingMessages = texts(
  defineMessages({
    waitingText: {
      id: 'booking.waitingText',
      defaultMessage:
        'You’ll be number {position} on the waiting list. If a place comes up for you, we’ll book it automatically.',
      description: 'What joining the waiting list means.',
    },
    howToPay: {
      id: 'booking.howToPay',
      defaultMessage: 'How would you like to book?',
      description: 'Question above the ways to book.',
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
    reasonValidFrom: {
      id: 'booking.reasonValidFrom',
      defaultMessage: 'it’s valid from {date}',
      description: 'Why a pass does not fit: the day is before its first one.',
    },
    reasonWrongCategory: {
      id: 'booking.reasonWrongCategory',
      defaultMessage: 'it’s for something else',
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
      defaultMessage: 'Only members can book this. Log in to use your membership.',
      description: 'A visitor cannot buy this.',
    },
    nothingFits: {
      id: 'booking.nothingFits',
      defaultMessage:
        'You don’t have a membership or pass for this. Ask the studio how to book it.',
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
    connectFirst: {
      id: 'booking.connectFirst',
      defaultMessage: 'Only members can book this. Already a member? Connect your membership.',
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
