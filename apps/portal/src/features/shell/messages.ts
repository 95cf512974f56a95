import { defineMessages } from 'react-intl';
import { texts } from '../../lib/texts.ts';

export const messages = texts(
  defineMessages({
    skip: {
      id: 'shell.skip',
      defaultMessage: 'Skip to content',
      description: 'Link at the top of the page for keyboards: jumps over the navigation.',
    },
    loading: {
      id: 'shell.loading',
      defaultMessage: 'Loading',
      description: 'Heard by screen readers while the portal starts.',
    },
    mainNavigation: {
      id: 'shell.navigation',
      defaultMessage: 'Studio',
      description: 'Name of the navigation with the pages of a studio.',
    },
    studio: {
      id: 'shell.studio',
      defaultMessage: 'Home',
      description: 'Tab: start page of the studio.',
    },
    courses: {
      id: 'shell.courses',
      defaultMessage: 'Courses',
      description: 'Tab: courses of the studio.',
    },
    bookings: {
      id: 'shell.bookings',
      defaultMessage: 'My bookings',
      description: 'Link: bookings of the member.',
    },
    login: { id: 'shell.login', defaultMessage: 'Log in', description: 'Link: to the login page.' },
    logout: {
      id: 'shell.logout',
      defaultMessage: 'Log out',
      description: 'Button: ends the session.',
    },
    allStudios: {
      id: 'shell.allStudios',
      defaultMessage: 'All studios',
      description: 'Link: list of the studios of the chain.',
    },
    language: {
      id: 'shell.language',
      defaultMessage: 'Language',
      description: 'Label of the choice of language.',
    },
    oops: {
      id: 'shell.oops',
      defaultMessage: 'Oops!',
      description: 'Title of the page for an unknown studio.',
    },
    unknownStudio: {
      id: 'shell.unknownStudio',
      defaultMessage: 'We don’t know this studio.',
      description: 'Text of the page for an unknown studio.',
    },
    notFound: {
      id: 'shell.notFound',
      defaultMessage: 'This page does not exist.',
      description: 'Text of the page for an unknown address.',
    },
    toStart: {
      id: 'shell.toStart',
      defaultMessage: 'To the start page',
      description: 'Link on error pages.',
    },
    startFailed: {
      id: 'shell.startFailed',
      defaultMessage: 'The portal could not start',
      description: 'Title above the list of errors at start-up.',
    },
    maintenance: {
      id: 'shell.maintenance',
      defaultMessage: 'We will be right back',
      description: 'Title of the maintenance page.',
    },
    maintenanceText: {
      id: 'shell.maintenanceText',
      defaultMessage:
        'The system is being worked on. Your bookings are safe; please come back in a few minutes.',
      description: 'Text of the maintenance page.',
    },
    reload: {
      id: 'shell.reload',
      defaultMessage: 'Load again',
      description: 'Button: loads the page anew.',
    },
    crashed: {
      id: 'shell.crashed',
      defaultMessage: 'An error has occurred',
      description: 'Title when a page has failed.',
    },
    showDetails: {
      id: 'shell.showDetails',
      defaultMessage: 'Show details',
      description: 'Toggle: technical details of an error.',
    },
    service: {
      id: 'shell.service',
      defaultMessage: 'A service of {name}',
      description: 'Footer; {name} is the legal entity behind the portal.',
    },
  }),
);
