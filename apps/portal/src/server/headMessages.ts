import { defineMessages } from 'react-intl';
import { texts } from '../lib/i18n/texts.ts';

/**
 * Descriptions of pages for previews and search engines; their values are names only. The browser
 * never loads them.
 */
export const messages = texts(
  'start',
  defineMessages({
    portal: {
      id: 'head.portal',
      defaultMessage: 'Book, manage and pay: everything about your studio in one place.',
      description: 'What the portal is about, in search results and previews of links.',
    },
    home: {
      id: 'head.home',
      defaultMessage: '{studio} in {city}: see what’s on and book online.',
      description: 'What the start page of a studio is about, in search results and previews.',
    },
    courses: {
      id: 'head.courses',
      defaultMessage: 'What’s on at {studio}: all times and free places. Book online.',
      description: 'What the timetable of a studio is about, in search results and previews.',
    },
    events: {
      id: 'head.events',
      defaultMessage: 'Events at {studio}: all times and free places. Book online.',
      description: 'What the list of events is about, in search results and previews.',
    },
    news: {
      id: 'head.news',
      defaultMessage: 'What’s new at {studio} in {city}.',
      description: 'What the news of a studio are about, in search results and previews.',
    },
  }),
);
