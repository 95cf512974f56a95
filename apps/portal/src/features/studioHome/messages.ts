import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

export const messages = texts(
  defineMessages({
    bookCourse: {
      id: 'home.bookCourse',
      defaultMessage: 'Book a course',
      description: 'The one primary action of the studio home page.',
    },
    call: { id: 'home.call', defaultMessage: 'Call', description: 'Contact chip: phone.' },
    mail: { id: 'home.mail', defaultMessage: 'E-mail', description: 'Contact chip.' },
    website: {
      id: 'home.website',
      defaultMessage: 'Website',
      description: 'Contact chip; opens in a new tab.',
    },
    newTab: {
      id: 'home.newTab',
      defaultMessage: '(opens in a new tab)',
      description: 'Behind the name of a link, for screen readers.',
    },
    directions: {
      id: 'home.directions',
      defaultMessage: 'Directions',
      description: 'Contact chip: opens a map.',
    },
    contact: {
      id: 'home.contact',
      defaultMessage: 'Contact',
      description: 'Name of the group of contact chips.',
    },
    today: {
      id: 'home.today',
      defaultMessage: 'Next today',
      description: 'Heading above the next courses of today.',
    },
    nothingToday: {
      id: 'home.nothingToday',
      defaultMessage: 'Nothing more today. The next days have more.',
      description: 'No courses left today.',
    },
    loadingToday: {
      id: 'home.loadingToday',
      defaultMessage: 'Loading today’s courses',
      description: 'Heard by screen readers.',
    },
    allCourses: {
      id: 'home.allCourses',
      defaultMessage: 'See all courses',
      description: 'Link under the courses of today.',
    },
    ways: {
      id: 'home.ways',
      defaultMessage: 'Discover',
      description: 'Heading above the tiles that lead into the portal.',
    },
    coursesTile: { id: 'home.coursesTile', defaultMessage: 'Courses', description: 'Tile.' },
    coursesTileText: {
      id: 'home.coursesTileText',
      defaultMessage: 'The timetable of the week, with every free place.',
      description: 'Text of the tile.',
    },
    bookingsTile: { id: 'home.bookingsTile', defaultMessage: 'My bookings', description: 'Tile.' },
    bookingsTileText: {
      id: 'home.bookingsTileText',
      defaultMessage: 'What you have booked, and what you are waiting for.',
      description: 'Text of the tile.',
    },
    loginTile: {
      id: 'home.loginTile',
      defaultMessage: 'Already a member?',
      description:
        'Tile for visitors, and button for those who are logged in without a membership.',
    },
    loginTileText: {
      id: 'home.loginTileText',
      defaultMessage: 'Log in and book with your membership.',
      description: 'Text of the tile.',
    },
    newsTileText: {
      id: 'home.newsTileText',
      defaultMessage: 'What is new in the studio.',
      description: 'Tile on the studio home page that leads to the news.',
    },
    trialTileText: {
      id: 'home.trialTileText',
      defaultMessage: 'Come and try us out once.',
      description: 'Tile on the studio home page that leads to the trial session.',
    },
    bookTrial: {
      id: 'home.bookTrial',
      defaultMessage: 'Book {name}',
      description:
        'Button on the studio home page; {name} is what the studio calls a trial session.',
    },
    farewell: {
      id: 'home.farewell',
      defaultMessage:
        'Your account is deleted, and a mail confirms it. Thank you for being here – goodbye!',
      description: 'On the studio home page, once, after the reader has deleted their account.',
    },
  }),
);
