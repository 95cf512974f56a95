import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the booking methods and of canceled bookings, for everything that can be booked. */
export const bookingMessages = texts(
  'booking',
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
    typeFlat: {
      id: 'booking.typeFlat',
      defaultMessage: 'Unlimited visits',
      description: 'What kind of thing a member holds: visits without a limit.',
    },
    typeIncluded: {
      id: 'booking.typeIncluded',
      defaultMessage: 'Part of your membership',
      description: 'What kind of thing a member holds: so many visits come with the membership.',
    },
    typePurchased: {
      id: 'booking.typePurchased',
      defaultMessage: 'Visits you’ve bought',
      description: 'What kind of thing a member holds: a pack of visits.',
    },
    typeTrial: {
      id: 'booking.typeTrial',
      defaultMessage: 'Trial visit',
      description: 'What kind of thing a member holds: visits to try it out.',
    },
    limitDay: {
      id: 'booking.limitDay',
      defaultMessage: '{count, plural, one {# visit a day} other {# visits a day}}',
      description: 'How often a contract pays for bookings.',
    },
    limitWeek: {
      id: 'booking.limitWeek',
      defaultMessage: '{count, plural, one {# visit a week} other {# visits a week}}',
      description: 'How often a contract pays for bookings.',
    },
    limitMonth: {
      id: 'booking.limitMonth',
      defaultMessage: '{count, plural, one {# visit a month} other {# visits a month}}',
      description: 'How often a contract pays for bookings.',
    },
    limitTerm: {
      id: 'booking.limitTerm',
      defaultMessage:
        '{count, plural, one {# visit per contract term} other {# visits per contract term}}',
      description: 'How often a contract pays for bookings.',
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
    reasonUsedUpUntil: {
      id: 'booking.reasonUsedUpUntil',
      defaultMessage: 'it has no visits left until {date}',
      description:
        'Why a contract does not pay: its visits of this period are used up; {date} is the first day of the next.',
    },
    reasonPaused: {
      id: 'booking.reasonPaused',
      defaultMessage: 'your contract is paused that day',
      description: 'Why a contract does not pay.',
    },
    reasonRefused: {
      id: 'booking.reasonRefused',
      defaultMessage: 'your studio isn’t letting you in at the moment',
      description: 'Why nothing pays: the studio refuses entry.',
    },
    reasonBlocked: {
      id: 'booking.reasonBlocked',
      defaultMessage: 'missed bookings block it for now',
      description: 'Why nothing pays: the member missed bookings.',
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
    becomeMember: {
      id: 'booking.becomeMember',
      defaultMessage: 'Become a member from {price} a month',
      description: 'Link to the memberships, for what only members can book.',
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
    endedByStudio: {
      id: 'booking.endedByStudio',
      defaultMessage: 'The studio cancelled it.',
      description: 'Why a booking ended.',
    },
    endedWaiting: {
      id: 'booking.endedWaiting',
      defaultMessage: 'No place came up in time.',
      description: 'Why a place on a waiting list ended.',
    },
    endedUnconfirmed: {
      id: 'booking.endedUnconfirmed',
      defaultMessage: 'It wasn’t confirmed in time.',
      description: 'Why the booking of a trial session ended.',
    },
    endedUnpaid: {
      id: 'booking.endedUnpaid',
      defaultMessage: 'The payment didn’t go through.',
      description: 'Why a booking ended.',
    },
    refunded: {
      id: 'booking.refunded',
      defaultMessage: 'We’ve paid {price} back.',
      description: 'What came back when a booking ended.',
    },
    notCharged: {
      id: 'booking.notCharged',
      defaultMessage: 'You haven’t been charged.',
      description: 'Of a booking that ended before anything was paid.',
    },
    visitReturned: {
      id: 'booking.visitReturned',
      defaultMessage: 'Your visit is back on {name}.',
      description: 'What came back when a booking ended; {name} is a pass.',
    },
    canceledText: {
      id: 'booking.canceledText',
      defaultMessage: '{name}, {when}',
      description: 'Under the title: the class and when it was to be.',
    },
  }),
);
