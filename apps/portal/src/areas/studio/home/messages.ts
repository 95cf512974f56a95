import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'studio',
  defineMessages({
    bookCourse: {
      id: 'home.bookCourse',
      defaultMessage: 'Book a class',
      description: 'The one primary action of the studio home page.',
    },
    bookAppointment: {
      id: 'home.bookAppointment',
      defaultMessage: 'Book an appointment',
      description: 'The one primary action of the home page of a studio without classes.',
    },
    aTrialSession: {
      id: 'home.aTrialSession',
      defaultMessage: 'Trial session',
      description: 'Stands for {name} in “Book {name}”.',
    },
    call: { id: 'home.call', defaultMessage: 'Call', description: 'Contact chip: phone.' },
    mail: { id: 'home.mail', defaultMessage: 'Email', description: 'Contact chip.' },
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
    openingHours: {
      id: 'home.openingHours',
      defaultMessage: 'Opening hours',
      description: 'Heading above the opening hours of the next seven days.',
    },
    contact: {
      id: 'home.contact',
      defaultMessage: 'Contact',
      description: 'Name of the group of contact chips.',
    },
    ways: {
      id: 'home.ways',
      defaultMessage: 'Discover',
      description: 'Heading above the tiles that lead into the portal.',
    },
    coursesTile: { id: 'home.coursesTile', defaultMessage: 'Classes', description: 'Tile.' },
    coursesTileText: {
      id: 'home.coursesTileText',
      defaultMessage: 'This week’s timetable, with every free place.',
      description: 'Text of the tile.',
    },
    appointmentsTileText: {
      id: 'home.appointmentsTileText',
      defaultMessage: 'One to one with a trainer, when it suits you.',
      description: 'Text of the tile.',
    },
    eventsTileText: {
      id: 'home.eventsTileText',
      defaultMessage: 'What’s on beyond the timetable.',
      description: 'Text of the tile.',
    },
    contractTileText: {
      id: 'home.contractTileText',
      defaultMessage: 'All fees included.',
      description: 'Text of the tile of memberships.',
    },
    offersTileText: {
      id: 'home.offersTileText',
      defaultMessage: 'Packs for several bookings.',
      description: 'Text of the tile.',
    },
    dayTicketsTileText: {
      id: 'home.dayTicketsTileText',
      defaultMessage: 'Train for a day, without a membership.',
      description: 'Text of the tile.',
    },
    vouchersTileText: {
      id: 'home.vouchersTileText',
      defaultMessage: 'A present you can print right away.',
      description: 'Text of the tile.',
    },
    bookingsTile: { id: 'home.bookingsTile', defaultMessage: 'My bookings', description: 'Tile.' },
    bookingsTileText: {
      id: 'home.bookingsTileText',
      defaultMessage: 'What you’ve booked, and your waiting lists.',
      description: 'Text of the tile.',
    },
    loginTile: {
      id: 'home.loginTile',
      defaultMessage: 'Already member?',
      description:
        'Tile for visitors, and button for those who are logged in without a membership.',
    },
    loginTileText: {
      id: 'home.loginTileText',
      defaultMessage: 'Log in and book with your membership.',
      description: 'Text of the tile.',
    },
    membershipsFrom: {
      id: 'home.membershipsFrom',
      defaultMessage: 'Memberships from {price} a month',
      description: 'Link at the top of the studio home page, with the lowest price.',
    },
    allNews: {
      id: 'home.allNews',
      defaultMessage: 'View all news',
      description: 'Link beside the heading “News” of the studio home page.',
    },
    trialTileText: {
      id: 'home.trialTileText',
      defaultMessage: 'Come and try us out.',
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
        'We’ve deleted your account and emailed you to confirm. Thanks for training with us.',
      description: 'On the studio home page, once, after the reader has deleted their account.',
    },
  }),
);
