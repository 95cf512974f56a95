import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const seriesMessages = texts(
  'booking',
  defineMessages({
    offer: {
      id: 'series.offer',
      defaultMessage: 'Book more weeks',
      description: 'Button on a course that is booked: shows its next weekly dates.',
    },
    title: {
      id: 'series.title',
      defaultMessage: 'Same class, same time',
      description: 'Heading above the next weekly dates of a course.',
    },
    loading: {
      id: 'series.loading',
      defaultMessage: 'Looking for the next dates…',
      description: 'While the next dates are loaded.',
    },
    none: {
      id: 'series.none',
      defaultMessage: 'There are no further dates to book in the next eight weeks.',
      description: 'Instead of the next dates.',
    },
    waitingOnly: {
      id: 'series.waitingOnly',
      defaultMessage: 'Waiting list',
      description: 'Beside a date that is full and has a waiting list.',
    },
    clash: {
      id: 'series.clash',
      defaultMessage: 'You’ve booked “{name}” then.',
      description: 'Beside a date at which the reader has something else.',
    },
    book: {
      id: 'series.book',
      defaultMessage: '{count, plural, =0 {Book dates} one {Book # date} other {Book # dates}}',
      description: 'Button: books the dates that are ticked.',
    },
    chooseSome: {
      id: 'series.chooseSome',
      defaultMessage: 'Choose at least one date.',
      description: 'Said when nothing is ticked.',
    },
    booked: {
      id: 'series.booked',
      defaultMessage: 'Booked',
      description: 'Result of a date.',
    },
    uncovered: {
      id: 'series.uncovered',
      defaultMessage: 'Not booked: no membership or pass of yours covers this date.',
      description: 'Result of a date.',
    },
    done: {
      id: 'series.done',
      defaultMessage: '{done, number} of {count, plural, one {# date} other {# dates}} booked.',
      description: 'Summary after booking several dates, those on waiting lists included.',
    },
  }),
);
