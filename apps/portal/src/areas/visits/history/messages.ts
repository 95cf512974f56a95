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
    number: {
      id: 'history.number',
      defaultMessage: 'Visits',
      description: 'Label of a figure: how often the member was there.',
    },
    streak: {
      id: 'history.streak',
      defaultMessage: 'In a row',
      description: 'Label of a figure: number of successive weeks with a visit.',
    },
    weeks: {
      id: 'history.weeks',
      defaultMessage: '{count, plural, one {# week} other {# weeks}}',
      description: 'Figure under "In a row".',
    },
    favoriteHour: {
      id: 'history.favoriteHour',
      defaultMessage: 'Favourite hour',
      description: 'Label of a figure: the hour in which most visits begin.',
    },
    cost: {
      id: 'history.cost',
      defaultMessage: 'Cost per visit',
      description: 'Label of a figure: what was charged, divided by the visits.',
    },
    points: {
      id: 'history.points',
      defaultMessage: 'Points',
      description: 'Label of a figure: points of the loyalty program to spend.',
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
