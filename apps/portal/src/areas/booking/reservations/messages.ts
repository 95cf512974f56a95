import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    intro: {
      id: 'visits.intro',
      defaultMessage:
        'Choose a time to come and train. You can reserve up to 7 days ahead, 1 visit a day.',
      description: 'Under the title of the page with the times.',
    },
    previousWeek: {
      id: 'visits.previousWeek',
      defaultMessage: 'Previous week',
      description: 'Link to the week before.',
    },
    nextWeek: {
      id: 'visits.nextWeek',
      defaultMessage: 'Next week',
      description: 'Link to the week after.',
    },
    dayLabel: {
      id: 'visits.dayLabel',
      defaultMessage: '{date}, {count, plural, =0 {no times} one {# time} other {# times}}',
      description: 'What a screen reader hears of a day: the date and how many times there are.',
    },
    emptyDay: {
      id: 'visits.emptyDay',
      defaultMessage: 'There’s nothing to reserve on this day.',
      description: 'A day without times.',
    },
    notYet: {
      id: 'visits.notYet',
      defaultMessage: 'You can reserve this day from {day}.',
      description: 'A day too far ahead; {day} is a weekday and a date.',
    },
    nothing: {
      id: 'visits.nothing',
      defaultMessage: 'This studio has nothing to reserve at the moment.',
      description: 'No times on any day.',
    },
    checkInUntil: {
      id: 'visits.checkInUntil',
      defaultMessage: 'Check in by {time}',
      description: 'Of a time of the day: the last moment to check in, as a clock shows it.',
    },
    places: {
      id: 'visits.places',
      defaultMessage:
        '{free, plural, =0 {No free places} one {# free place} other {# free places}}',
      description: 'Free places of a time.',
    },
    reserve: {
      id: 'visits.reserve',
      defaultMessage: 'Reserve visit',
      description: 'Button: reserves a time, or leads to it.',
    },
    mine: {
      id: 'visits.mine',
      defaultMessage: 'Reserved',
      description: 'State: the reader has reserved this time.',
    },
    full: {
      id: 'visits.full',
      defaultMessage: 'Full',
      description: 'State: no place is left.',
    },
    closed: {
      id: 'visits.closed',
      defaultMessage: 'Check-in closed',
      description: 'State: the last check-in is over.',
    },
    onePerDay: {
      id: 'visits.onePerDay',
      defaultMessage: 'You’ve reserved your visit for this day.',
      description: 'Above the times of a day, one of which the reader has reserved.',
    },
    when: {
      id: 'visits.when',
      defaultMessage: 'When',
      description: 'Label of date and time.',
    },
    where: {
      id: 'visits.where',
      defaultMessage: 'Where',
      description: 'Label of the studio with its address.',
    },
    checkIn: {
      id: 'visits.checkIn',
      defaultMessage: 'Check-in',
      description: 'Label of the last moment to check in.',
    },
    until: {
      id: 'visits.until',
      defaultMessage: 'by {until}',
      description: 'Beside the label Check-in: the last moment.',
    },
    placesLabel: {
      id: 'visits.placesLabel',
      defaultMessage: 'Places',
      description: 'Label of the free places.',
    },
    panelTitle: {
      id: 'visits.panelTitle',
      defaultMessage: 'Reserve this visit',
      description: 'Heading above the button that reserves.',
    },
    membersOnly: {
      id: 'visits.membersOnly',
      defaultMessage: 'Visits are for members. Log in to reserve with your membership.',
      description: 'To a visitor who is not logged in.',
    },
    connectFirst: {
      id: 'visits.connectFirst',
      defaultMessage:
        'Visits are for members. Already a member? Connect your membership to reserve.',
      description: 'To somebody logged in who is not connected to a membership.',
    },
    login: {
      id: 'visits.login',
      defaultMessage: 'Log in',
      description: 'Link to the login page.',
    },
    connect: {
      id: 'visits.connect',
      defaultMessage: 'Connect membership',
      description: 'Link to the page that connects a membership.',
    },
    stateMine: {
      id: 'visits.stateMine',
      defaultMessage: 'You’ve reserved this visit',
      description: 'Heading: the reader has this time.',
    },
    stateFull: {
      id: 'visits.stateFull',
      defaultMessage: 'All places are reserved',
      description: 'Heading: no place is left.',
    },
    stateClosed: {
      id: 'visits.stateClosed',
      defaultMessage: 'It’s too late to reserve this visit',
      description: 'Heading: the last check-in is over.',
    },
    stateOtherOnDay: {
      id: 'visits.stateOtherOnDay',
      defaultMessage: 'You’ve already reserved a visit on this day',
      description: 'Heading: the reader comes at another time of this day.',
    },
    viewReservation: {
      id: 'visits.viewReservation',
      defaultMessage: 'View reservation',
      description: 'Link to the page of the reservation.',
    },
    toReservations: {
      id: 'visits.toReservations',
      defaultMessage: 'View my reservations',
      description: 'Link to the list of the reader’s reservations.',
    },
    otherTimes: {
      id: 'visits.otherTimes',
      defaultMessage: 'View other times',
      description: 'Link to the times that can be reserved.',
    },
    gone: {
      id: 'visits.gone',
      defaultMessage: 'This time can no longer be reserved.',
      description: 'The address names a time that is not offered, or not any more.',
    },
    brokenLink: {
      id: 'visits.brokenLink',
      defaultMessage: 'This link is incomplete. Choose another time.',
      description: 'The address cannot be read.',
    },
    done: {
      id: 'visits.done',
      defaultMessage: 'Your visit is reserved',
      description: 'Title of the page after a reservation.',
    },
    doneText: {
      id: 'visits.doneText',
      defaultMessage: 'We’ve emailed you the details.',
      description: 'Under the title.',
    },
    nextCheckIn: {
      id: 'visits.nextCheckIn',
      defaultMessage: 'Check in at the studio by {until}.',
      description: 'What happens next; {until} is day and time.',
    },
    again: {
      id: 'visits.again',
      defaultMessage: 'Reserve another visit',
      description: 'Link to the times that can be reserved.',
    },
  }),
);
