import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    join: {
      id: 'stream.join',
      defaultMessage: 'Join live stream',
      description: 'Link: opens the stream of an online class in a new tab.',
    },
    opens: {
      id: 'stream.opens',
      defaultMessage: 'The live stream opens {when}.',
      description: 'Before it is open; {when} is a date and time: "today 17:45".',
    },
    opensIn: {
      id: 'stream.opensIn',
      defaultMessage:
        '{minutes, plural, one {The live stream opens in # minute.} other {The live stream opens in # minutes.}}',
      description: 'In the last hour before it is open.',
    },
    over: {
      id: 'stream.over',
      defaultMessage: 'The live stream is over.',
      description: 'After the end.',
    },
    unknown: {
      id: 'stream.unknown',
      defaultMessage: 'We couldn’t find this live stream',
      description: 'Title: the address names no booking of an online class.',
    },
    unknownText: {
      id: 'stream.unknownText',
      defaultMessage:
        'It isn’t booked any more, or the link isn’t complete. Open it from your bookings or from our email.',
      description: 'Under that title.',
    },
    toStudio: {
      id: 'stream.toStudio',
      defaultMessage: 'Back to the home page',
      description: 'Link from the page of a stream that was not found.',
    },
  }),
);
