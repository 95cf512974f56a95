import { defineMessages } from 'react-intl';
import { texts } from '../../lib/i18n/texts.ts';

export const messages = texts(
  'start',
  defineMessages({
    skip: {
      id: 'shell.skip',
      defaultMessage: 'Skip to content',
      description: 'Link at the top of the page for keyboards: jumps over the navigation.',
    },
    mainNavigation: {
      id: 'shell.navigation',
      defaultMessage: 'Studio',
      description: 'Name of the navigation with the pages of a studio.',
    },
    bottomNavigation: {
      id: 'shell.bottomNavigation',
      defaultMessage: 'Main pages',
      description: 'Name of the navigation at the bottom of a phone: home, classes, bookings.',
    },
    more: {
      id: 'shell.more',
      defaultMessage: 'More',
      description:
        'Button at the end of the tabs: opens a menu with the other pages of the studio.',
    },
    join: {
      id: 'shell.join',
      defaultMessage: 'Join',
      description: 'Tab at the bottom of a phone: memberships to sign. At most 10 letters.',
    },
    bookings: {
      id: 'shell.bookings',
      defaultMessage: 'Bookings',
      description: 'Tab at the bottom of a phone: the bookings of the user. At most 11 letters.',
    },
    me: {
      id: 'shell.me',
      defaultMessage: 'Me',
      description:
        'Tab at the bottom of a phone: membership and settings of the user. At most 8 letters.',
    },
    login: { id: 'shell.login', defaultMessage: 'Log in', description: 'Link: to the login page.' },
    logout: {
      id: 'shell.logout',
      defaultMessage: 'Log out',
      description: 'Button: ends the session.',
    },
    language: {
      id: 'shell.language',
      defaultMessage: 'Language',
      description: 'Label of the choice of language.',
    },
    notFound: {
      id: 'shell.notFound',
      defaultMessage: 'This page doesn’t exist.',
      description: 'Text of the page for an unknown address.',
    },
    deadEnd: {
      id: 'shell.deadEnd',
      defaultMessage: 'We’re going round in circles',
      description: 'Title of the page shown instead of endless redirects.',
    },
    deadEndText: {
      id: 'shell.deadEndText',
      defaultMessage:
        'The page you asked for sends you back here each time. Start again from the home page, or log out and log in again.',
      description: 'Text of the page shown instead of endless redirects.',
    },
    questions: {
      id: 'shell.questions',
      defaultMessage: 'Questions? Please contact your studio:',
      description: 'Heading above the contact of the studio on pages that an e-mail links to.',
    },
    breadcrumbs: {
      id: 'shell.breadcrumbs',
      defaultMessage: 'Breadcrumb',
      description: 'Name of the breadcrumb navigation.',
    },
    menu: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Button: opens the menu.' },
    account: {
      id: 'shell.account',
      defaultMessage: 'Account of {name}',
      description: 'Button with the picture of the reader: opens the account menu.',
    },
    registerOrLogin: {
      id: 'shell.registerOrLogin',
      defaultMessage: 'Log in or sign up',
      description: 'Entry of the menu.',
    },
    finder: {
      id: 'shell.finder',
      defaultMessage: 'Studio finder',
      description: 'Entry of the menu: all studios of the chain.',
    },
    legalNavigation: {
      id: 'shell.legalNavigation',
      defaultMessage: 'Help and legal',
      description: 'Name of the navigation in the footer.',
    },
    accessibility: {
      id: 'shell.accessibility',
      defaultMessage: 'Accessibility',
      description: 'Link in the footer: accessibility statement of the studio.',
    },
    cancelMemberships: {
      id: 'shell.cancelMemberships',
      defaultMessage: 'Cancel memberships here',
      description: 'Link in the footer, required by law (in German: Verträge hier kündigen).',
    },
    withdrawHere: {
      id: 'shell.withdrawHere',
      defaultMessage: 'Withdraw from contract here',
      description: 'Link in the footer, required by law (in German: Vertrag widerrufen).',
    },
    startFailed: {
      id: 'shell.startFailed',
      defaultMessage: 'We couldn’t load this site',
      description: 'Title above the list of errors at start-up.',
    },
    maintenance: {
      id: 'shell.maintenance',
      defaultMessage: 'Back in a few minutes',
      description: 'Title of the maintenance page.',
    },
    maintenanceText: {
      id: 'shell.maintenanceText',
      defaultMessage: 'Your bookings are safe.',
      description: 'Text of the maintenance page.',
    },
    reload: {
      id: 'shell.reload',
      defaultMessage: 'Reload page',
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
      defaultMessage: 'A service of the {name}',
      description: 'Footer; {name} is the product behind the portal.',
    },
    loggedOut: {
      id: 'shell.loggedOut',
      defaultMessage: 'You’ve been logged out.',
      description: 'Notification after logging out.',
    },
    closeNotice: {
      id: 'shell.closeNotice',
      defaultMessage: 'Close',
      description: 'Button: closes a notification.',
    },
    offline: {
      id: 'shell.offline',
      defaultMessage: 'You’re offline. What you see may be out of date.',
      description: 'Bar at the bottom of the page for as long as there is no network.',
    },
    opensOnline: {
      id: 'shell.opensOnline',
      defaultMessage: 'You’re offline. The page opens once you’re back online.',
      description:
        'Bar at the bottom of the page: the page of a link cannot be loaded without a network.',
    },
    backOnline: {
      id: 'shell.backOnline',
      defaultMessage: 'You’re back online.',
      description: 'Notification: the network is there again.',
    },
    languageFailed: {
      id: 'shell.languageFailed',
      defaultMessage: 'We couldn’t load this language. Try again.',
      description:
        'Notification: choosing another language failed; the page stays in the present one.',
    },
    unread: {
      id: 'shell.unread',
      defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
      description: 'Heard with the button of the account menu.',
    },
    unreadEntry: {
      id: 'shell.unreadEntry',
      defaultMessage: 'Messages ({count})',
      description: 'Entry of the account menu; how many are unread.',
    },
    homeStudio: {
      id: 'shell.homeStudio',
      defaultMessage: 'My studio: {name}',
      description:
        'Entry of the account menu on the pages of another studio: leads to the home studio.',
    },
    help: { id: 'shell.help', defaultMessage: 'Help', description: 'Link to support, in a flow.' },
    closeFlow: {
      id: 'shell.closeFlow',
      defaultMessage: 'Close',
      description: 'Leaves a flow such as a booking; what was typed is kept for half an hour.',
    },
  }),
);
