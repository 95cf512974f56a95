import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts about booking for a child or partner. */
export const familyMessages = texts(
  'account',
  defineMessages({
    bookFor: {
      id: 'family.bookFor',
      defaultMessage: 'Book for',
      description: 'In the account menu, above the people for whom the account may book.',
    },
    you: {
      id: 'family.you',
      defaultMessage: 'You',
      description: 'In the account menu: to book for oneself.',
    },
    child: {
      id: 'family.child',
      defaultMessage: '{name} (child)',
      description: 'In the account menu: to book for a child; {name} is a first name.',
    },
    partner: {
      id: 'family.partner',
      defaultMessage: '{name} (partner)',
      description: 'In the account menu: to book for a partner; {name} is a first name.',
    },
    acting: {
      id: 'family.acting',
      defaultMessage: 'You’re booking for {name}.',
      description: 'Below the header while the account acts for somebody else.',
    },
    ownPage: {
      id: 'family.ownPage',
      defaultMessage: 'This page is about you, not {name}.',
      description:
        'Below the header, on pages such as the settings, while the account books for somebody else.',
    },
    back: {
      id: 'family.back',
      defaultMessage: 'Book for yourself',
      description: 'Button: book for oneself again.',
    },
    backAgain: {
      id: 'family.backAgain',
      defaultMessage: 'You’re booking for yourself again.',
      description: 'Told when the account no longer acts for somebody else.',
    },
    refused: {
      id: 'family.refused',
      defaultMessage: 'You can no longer book for {name} here. You’re booking for yourself again.',
      description: 'Told when the studio no longer lets the account act for somebody.',
    },
    whose: {
      id: 'family.whose',
      defaultMessage: 'For',
      description: 'Label in the summary of an order: for whom it is.',
    },
    forPerson: {
      id: 'family.forPerson',
      defaultMessage: 'For {name}',
      description: 'With an order that is not ended: for which child or partner it was begun.',
    },
    byYou: {
      id: 'family.byYou',
      defaultMessage: '{name} · booked by you',
      description: 'With the result of an order for a child or partner.',
    },
    bookedByYou: {
      id: 'family.bookedByYou',
      defaultMessage: 'Booked by you',
      description:
        'With a booking that the reader has made for a child or partner, whose bookings are shown.',
    },
    bookingsOf: {
      id: 'family.bookingsOf',
      defaultMessage: 'Bookings for {name}',
      description: 'Title of the bookings of a child or partner; {name} is a first name.',
    },
    nothingBooked: {
      id: 'family.nothingBooked',
      defaultMessage: 'Nothing is booked for {name} yet.',
      description: 'Empty page of the bookings of a child or partner.',
    },
    showOthers: {
      id: 'family.showOthers',
      defaultMessage: 'Bookings of your family',
      description: 'Above my bookings: label of the buttons that show those of a child or partner.',
    },
    bookedBy: {
      id: 'family.bookedBy',
      defaultMessage: 'Booked by {name}',
      description: 'With a booking that somebody else has made; {name} is a first name.',
    },
  }),
);
