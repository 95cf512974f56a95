import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Short labels for the states and actions of courses and events. */
export const stateMessages = texts(
  'booking',
  defineMessages({
    places: {
      id: 'courses.places',
      defaultMessage:
        '{free, plural, =0 {No free places} one {# free place} other {# free places}}',
      description: 'Free places of a course.',
    },
    waiting: {
      id: 'courses.waiting',
      defaultMessage: '{count, plural, one {# person waiting} other {# people waiting}}',
      description: 'Length of the waiting list.',
    },
    book: {
      id: 'courses.book',
      defaultMessage: 'Book',
      description: 'Button on a course with free places.',
    },
    included: {
      id: 'courses.included',
      defaultMessage: 'Included',
      description: 'In place of a price: the membership or a pass of the reader pays.',
    },
    joinWaitingList: {
      id: 'courses.joinWaitingList',
      defaultMessage: 'Join waiting list',
      description: 'Button on a full course with a waiting list.',
    },
    booked: {
      id: 'courses.booked',
      defaultMessage: 'Booked',
      description: 'State: the reader has a place.',
    },
    onWaitingList: {
      id: 'courses.onWaitingList',
      defaultMessage: '{position, plural, =0 {On the waiting list} other {Waiting list: number #}}',
      description: 'State: the reader waits; {position} is 0 when it is not known.',
    },
    opens: {
      id: 'courses.opens',
      defaultMessage: 'Opens {when}',
      description: 'State: can be booked later; {when} is a weekday and a time.',
    },
    opensIn: {
      id: 'courses.opensIn',
      defaultMessage: 'Opens in {left}',
      description: 'State: can be booked within the hour; {left} is minutes and seconds, 09:41.',
    },
    full: {
      id: 'courses.full',
      defaultMessage: 'Full',
      description: 'State: no place, no waiting list.',
    },
    closed: {
      id: 'courses.closed',
      defaultMessage: 'Booking closed',
      description: 'State: too late to book.',
    },
    over: {
      id: 'courses.over',
      defaultMessage: 'Finished',
      description: 'State: has taken place.',
    },
    canceled: {
      id: 'courses.canceled',
      defaultMessage: 'Cancelled',
      description: 'State: the studio has canceled it.',
    },
    nextDate: {
      id: 'courses.nextDate',
      defaultMessage: 'Next date: {when}',
      description:
        'Link on a canceled course to the next time it takes place; {when} is a day and a time.',
    },
    membersOnly: {
      id: 'courses.membersOnly',
      defaultMessage: 'Members only',
      description:
        'Button of a course that needs a membership: leads to the course, which says how to connect one.',
    },
    online: {
      id: 'courses.online',
      defaultMessage: 'Online',
      description: 'A course that is streamed.',
    },
  }),
);
