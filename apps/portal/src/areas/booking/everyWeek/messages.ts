import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    offer: {
      id: 'everyWeek.offer',
      defaultMessage: 'Every week',
      description:
        'Button on a class: opens a sheet that books it every week. Also the title of the sheet.',
    },
    manage: {
      id: 'everyWeek.manage',
      defaultMessage: 'Booked every week',
      description: 'Link on a class that is booked every week, to the page of weekly bookings.',
    },
    remind: {
      id: 'everyWeek.remind',
      defaultMessage: 'Tell me when booking opens',
      description: 'Button on a class whose booking is not open yet.',
    },
    reminded: {
      id: 'everyWeek.reminded',
      defaultMessage: 'We’ll tell you when booking opens.',
      description: 'On a class whose booking is not open yet, after choosing a reminder.',
    },
    forget: {
      id: 'everyWeek.forget',
      defaultMessage: 'Remove reminder',
      description: 'Button: removes the reminder that booking opens.',
    },
    when: {
      id: 'everyWeek.when',
      defaultMessage: '{when}, {studio}',
      description: 'Weekday and time of a class, and the studio: Thursday 17:00, Northside Mitte.',
    },
    explainDates: {
      id: 'everyWeek.explainDates',
      defaultMessage:
        'We book the next dates that are already open, and each later one as soon as booking opens.',
      description: 'In the sheet, what happens.',
    },
    explainLimits: {
      id: 'everyWeek.explainLimits',
      defaultMessage:
        'Only what your membership or pass covers, within its limits. You pay nothing for it.',
      description: 'In the sheet, what happens.',
    },
    explainShare: {
      id: 'everyWeek.explainShare',
      defaultMessage:
        'Up to {share} of the places are booked this way, in the order in which members asked.',
      description: 'In the sheet, what happens; share is a percentage such as 50 %.',
    },
    explainReason: {
      id: 'everyWeek.explainReason',
      defaultMessage:
        'If a date can’t be booked, we tell you why. You can pause, skip a week or end it at any time.',
      description: 'In the sheet, what happens.',
    },
    explainMissed: {
      id: 'everyWeek.explainMissed',
      defaultMessage: 'It ends when you miss the class twice in a row.',
      description: 'In the sheet, what happens.',
    },
    confirm: {
      id: 'everyWeek.confirm',
      defaultMessage: 'Book every week',
      description: 'Button of the sheet: books the class every week.',
    },
    done: {
      id: 'everyWeek.done',
      defaultMessage: 'From now on we book this class for you every week.',
      description: 'Result, above the next dates.',
    },
    booked: {
      id: 'everyWeek.booked',
      defaultMessage: 'Booked',
      description: 'State of a date.',
    },
    opens: {
      id: 'everyWeek.opens',
      defaultMessage: 'We book it when booking opens: {when}',
      description: 'State of a date; when is a date and time.',
    },
    soon: {
      id: 'everyWeek.soon',
      defaultMessage: 'We’re booking it',
      description: 'State of a date whose booking has just opened.',
    },
    noDates: {
      id: 'everyWeek.noDates',
      defaultMessage: 'The timetable has no further dates yet.',
      description: 'Instead of the next dates of a weekly booking.',
    },
    ofMember: {
      id: 'everyWeek.ofMember',
      defaultMessage: 'Classes booked for you every week',
      description: 'Name of the list of weekly bookings, for screen readers.',
    },
    empty: {
      id: 'everyWeek.empty',
      defaultMessage: 'Choose “Every week” on a class, and we’ll book it for you each time.',
      description: 'The page of weekly bookings is empty; quotes the button on a class.',
    },
    paused: {
      id: 'everyWeek.paused',
      defaultMessage: 'Paused',
      description: 'State of a weekly booking.',
    },
    ended: {
      id: 'everyWeek.ended',
      defaultMessage: 'Ended',
      description: 'State of a weekly booking.',
    },
    endedReason: {
      id: 'everyWeek.endedReason',
      defaultMessage:
        'You missed this class twice in a row, so we no longer book it. You can set it up again on the class.',
      description: 'Why a weekly booking has ended.',
    },
    pausedText: {
      id: 'everyWeek.pausedText',
      defaultMessage:
        'Nothing new is booked until you resume. What is already booked stays booked.',
      description: 'On a paused weekly booking.',
    },
    pause: {
      id: 'everyWeek.pause',
      defaultMessage: 'Pause',
      description: 'Button: pauses a weekly booking.',
    },
    resume: {
      id: 'everyWeek.resume',
      defaultMessage: 'Resume',
      description: 'Button: resumes a paused weekly booking.',
    },
    end: {
      id: 'everyWeek.end',
      defaultMessage: 'End',
      description: 'Button: ends a weekly booking.',
    },
    remove: {
      id: 'everyWeek.remove',
      defaultMessage: 'Remove',
      description: 'Button: removes an ended weekly booking from the list.',
    },
    endQuestion: {
      id: 'everyWeek.endQuestion',
      defaultMessage: 'End the weekly booking?',
      description: 'Title of the dialog.',
    },
    endText: {
      id: 'everyWeek.endText',
      defaultMessage: 'We no longer book this class for you. What is already booked stays booked.',
      description: 'In the dialog.',
    },
    keep: {
      id: 'everyWeek.keep',
      defaultMessage: 'Keep',
      description: 'Button of the dialog: does not end the weekly booking.',
    },
    skip: {
      id: 'everyWeek.skip',
      defaultMessage: 'Skip',
      description: 'Button beside a date: it is not booked.',
    },
    unskip: {
      id: 'everyWeek.unskip',
      defaultMessage: 'Book after all',
      description: 'Button beside a skipped date: it is booked when booking opens.',
    },
    viewClass: {
      id: 'everyWeek.viewClass',
      defaultMessage: 'View class',
      description: 'Link beside a date that is not booked.',
    },
    viewBookings: {
      id: 'everyWeek.viewBookings',
      defaultMessage: 'View booking',
      description: 'Link beside a booked date, to the class with the booking.',
    },
  }),
);
