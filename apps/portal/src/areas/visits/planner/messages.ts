import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the suggestions for the coming week. */
export const messages = texts(
  'visits',
  defineMessages({
    title: {
      id: 'planner.title',
      defaultMessage: 'Your week',
      description: 'Heading above suggested classes.',
    },
    intro: {
      id: 'planner.intro',
      defaultMessage: 'Classes that are paid for and fit into your week. You decide what to book.',
      description: 'Under the heading.',
    },
    none: {
      id: 'planner.none',
      defaultMessage: 'This week we have no suggestion that fits.',
      description: 'Under the heading, for members who have connected their calendar.',
    },
    include: {
      id: 'planner.include',
      defaultMessage: 'Book {name}',
      description: 'Name of the checkbox of a suggested class.',
    },
    expires: {
      id: 'planner.expires',
      defaultMessage:
        '{count, plural, one {# visit} other {# visits}} of {option} left until {day}',
      description: 'Why a class is suggested. {option} is a membership or pass.',
    },
    usualHour: {
      id: 'planner.usualHour',
      defaultMessage: 'Your usual time',
      description: 'Why a class is suggested: the member often trains at this time.',
    },
    quiet: {
      id: 'planner.quiet',
      defaultMessage: 'Usually quiet',
      description: 'Why a class is suggested: few people are in the studio at this time.',
    },
    book: {
      id: 'planner.book',
      defaultMessage:
        '{count, plural, =0 {Book classes} one {Book # class} other {Book # classes}}',
      description: 'Button: books the ticked classes.',
    },
    undo: {
      id: 'planner.undo',
      defaultMessage: 'Undo',
      description: 'Button: cancels the classes that have just been booked.',
    },
    undone: {
      id: 'planner.undone',
      defaultMessage: '{count, plural, one {Booking cancelled} other {Bookings cancelled}}',
      description: 'After undoing.',
    },
  }),
);
