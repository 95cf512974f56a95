import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    empty: {
      id: 'appointments.empty',
      defaultMessage: 'You can’t book appointments at this studio yet.',
      description: 'The studio offers no appointments.',
    },
    included: {
      id: 'appointments.included',
      defaultMessage: 'Included for you',
      description: 'In place of a price: the membership or a pass of the reader pays.',
    },
    next: {
      id: 'appointments.next',
      defaultMessage: 'Next free time: {when}',
      description: '{when} is a day and a time.',
    },
    noneFree: {
      id: 'appointments.noneFree',
      defaultMessage: 'No free times in the coming weeks',
      description: 'In place of the next free time.',
    },
    notFound: {
      id: 'appointments.notFound',
      defaultMessage: 'This studio doesn’t offer this appointment.',
      description: 'The address names no kind of appointment of the studio.',
    },
    otherStudios: {
      id: 'appointments.otherStudios',
      defaultMessage: 'View other studios',
      description: 'Link to the studios that offer the same appointment.',
    },
    duration: {
      id: 'appointments.duration',
      defaultMessage: 'Duration',
      description: 'Label: how long it takes.',
    },
    price: {
      id: 'appointments.price',
      defaultMessage: 'Price',
      description: 'Label of the price.',
    },
    chooseTime: {
      id: 'appointments.chooseTime',
      defaultMessage: 'Choose a time',
      description: 'Heading above the days and times.',
    },
    filtered: {
      id: 'appointments.filtered',
      defaultMessage: 'The link you followed shows some of the times only.',
      description: 'Notice: people or a part of the day were chosen by the link.',
    },
    filterBroken: {
      id: 'appointments.filterBroken',
      defaultMessage: 'We couldn’t read the filter in your link, so here are all times.',
      description: 'Notice: the filter of the address is broken.',
    },
    allTimes: {
      id: 'appointments.allTimes',
      defaultMessage: 'View all times',
      description: 'Link: the page without the filter.',
    },
    studioIntro: {
      id: 'appointments.studioIntro',
      defaultMessage: 'Where would you like to book {name}?',
      description: 'Under the title of the choice of a studio.',
    },
    moreStudios: {
      id: 'appointments.moreStudios',
      defaultMessage: '{count, plural, one {Show # more studio} other {Show # more studios}}',
      description: 'Button at the end of the studios that offer an appointment.',
    },
    noStudio: {
      id: 'appointments.noStudio',
      defaultMessage: 'No studio offers this appointment at the moment.',
      description: 'The list of studios is empty.',
    },
  }),
);
