import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Labels of links between the pages of courses and of events. */
export const kindMessages = texts(
  'booking',
  defineMessages({
    backToCourse: {
      id: 'result.toCourse',
      defaultMessage: 'Back to class',
      description: 'Link to the course that was to be booked.',
    },
    allCourses: {
      id: 'result.toCourses',
      defaultMessage: 'View all classes',
      description: 'Link to the list of courses.',
    },
    otherCourses: {
      id: 'booking.otherCourses',
      defaultMessage: 'View other classes',
      description: 'Link on a course that cannot be booked.',
    },
    backToEvent: {
      id: 'result.toEvent',
      defaultMessage: 'Back to event',
      description: 'Link to the event that was to be booked.',
    },
    allEvents: {
      id: 'result.toEvents',
      defaultMessage: 'View all events',
      description: 'Link to the list of events.',
    },
    otherEvents: {
      id: 'booking.otherEvents',
      defaultMessage: 'View other events',
      description: 'Link on an event that cannot be booked.',
    },
  }),
);
