import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for a member's past visits. */
export const messages = texts(
  'visits',
  defineMessages({
    intro: {
      id: 'history.intro',
      defaultMessage: 'When you were at your studio. You can look back to {day}.',
      description: 'Under the title of the check-in history.',
    },
    none: {
      id: 'history.none',
      defaultMessage: 'You weren’t there on these days.',
      description: 'In place of the visits.',
    },
    visits: {
      id: 'history.visits',
      defaultMessage: '{count, plural, one {# visit} other {# visits}}',
      description: 'How often the member was there.',
    },
    time: {
      id: 'history.time',
      defaultMessage: '{time} in all',
      description: 'How long all visits have taken together: "12 hrs in all".',
    },
    days: {
      id: 'history.days',
      defaultMessage: 'Day by day',
      description: 'Heading above a calendar with the days of the visits.',
    },
    all: {
      id: 'history.all',
      defaultMessage: 'All visits',
      description: 'Heading above the table of the visits; name of the table.',
    },
    day: { id: 'history.day', defaultMessage: 'Day', description: 'Column: a day.' },
    times: {
      id: 'history.times',
      defaultMessage: 'From – to',
      description: 'Column: when a visit began and ended.',
    },
    duration: { id: 'history.duration', defaultMessage: 'Time', description: 'Column: how long.' },
    studio: { id: 'history.studio', defaultMessage: 'Studio', description: 'Column: where.' },
    goesOn: {
      id: 'history.goesOn',
      defaultMessage: 'since {time}',
      description: 'Of a visit that goes on, in place of its times.',
    },
    more: {
      id: 'history.more',
      defaultMessage: '{count, plural, one {Show # more visit} other {Show # more visits}}',
      description: 'Button at the end of the table.',
    },
    pdf: { id: 'history.pdf', defaultMessage: 'Save as PDF', description: 'Button.' },
    csv: {
      id: 'history.csv',
      defaultMessage: 'Save as CSV',
      description: 'Button: a file for a spreadsheet.',
    },
    minutes: {
      id: 'history.minutes',
      defaultMessage: 'Minutes',
      description: 'Head of a column in the file for a spreadsheet.',
    },
    from: {
      id: 'history.from',
      defaultMessage: 'From',
      description: 'Head of a column in the file for a spreadsheet: a time.',
    },
    to: {
      id: 'history.to',
      defaultMessage: 'To',
      description: 'Head of a column in the file for a spreadsheet: a time.',
    },
  }),
);
