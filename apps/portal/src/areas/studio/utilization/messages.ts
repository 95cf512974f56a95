import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    title: {
      id: 'utilization.title',
      defaultMessage: 'How busy it is',
      description: 'Heading above the chart of the hours of today.',
    },
    counted: {
      id: 'utilization.counted',
      defaultMessage: 'counted',
      description: 'In the table: people were counted in this hour.',
    },
    expected: {
      id: 'utilization.expected',
      defaultMessage: 'expected',
      description: 'In the table and the legend: so many come in this hour as a rule.',
    },
    hour: {
      id: 'utilization.hour',
      defaultMessage: 'Time',
      description: 'Column of the table.',
    },
    share: {
      id: 'utilization.share',
      defaultMessage: 'Occupancy',
      description: 'Column of the table.',
    },
    table: {
      id: 'utilization.table',
      defaultMessage: 'Show as table',
      description: 'Opens the table behind the chart.',
    },
    quietest: {
      id: 'utilization.quietest',
      defaultMessage: 'Quietest later today: {time}',
      description: 'Under the chart; {time} is the hour with the fewest people still to come.',
    },
    people: {
      id: 'utilization.people',
      defaultMessage: '{count, plural, one {# person here} other {# people here}}',
      description: 'After "Quiet now" or "Busy now": how many people are in the studio.',
    },
    weekday: {
      id: 'utilization.weekday',
      defaultMessage: 'Day of the week',
      description: 'Above the weekdays to choose from.',
    },
    usual: {
      id: 'utilization.usual',
      defaultMessage: 'As usual on this day of the week.',
      description: 'Under the chart of another weekday.',
    },
    noCounts: {
      id: 'utilization.noCounts',
      defaultMessage: 'There are no counts for this day yet.',
      description: 'In place of the chart.',
    },
  }),
);
