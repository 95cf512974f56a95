import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of modules that can be booked with a contract. */
export const messages = texts(
  'membership',
  defineMessages({
    intro: {
      id: 'modules.intro',
      defaultMessage: 'What you can add to your membership.',
      description: 'Under the title of the list of modules.',
    },
    none: {
      id: 'modules.none',
      defaultMessage: 'There is nothing to add to your membership right now.',
      description: 'In place of the list of modules.',
    },
    forContract: {
      id: 'modules.forContract',
      defaultMessage: 'For {contract}',
      description: 'Heading above the modules of one of several contracts.',
    },
    toContract: {
      id: 'modules.toContract',
      defaultMessage: 'See contract',
      description: 'Leads to the contract with its modules.',
    },
    tryFor: {
      id: 'modules.tryFor',
      defaultMessage: 'Free to try for {term}',
      description: 'Of a module. term: such as 1 month.',
    },
    monthly: {
      id: 'modules.monthly',
      defaultMessage: 'Your monthly sum: {before} → {after}',
      description: 'What a contract comes to in a month without and with a module.',
    },
    choose: {
      id: 'modules.choose',
      defaultMessage: 'Choose',
      description: 'Button of a module: leads to the page that books it.',
    },
    bookTitle: {
      id: 'modules.bookTitle',
      defaultMessage: 'Add {name}',
      description: 'Title of the page that books a module.',
    },
    all: {
      id: 'modules.all',
      defaultMessage: 'All add-ons',
      description: 'Leads from one module to the list.',
    },
    gone: {
      id: 'modules.gone',
      defaultMessage: 'This add-on can’t be booked right now.',
      description: 'The address names a module that cannot be booked.',
    },
    startDate: {
      id: 'modules.startDate',
      defaultMessage: 'Start',
      description: 'Field: from which day.',
    },
    chooseStart: {
      id: 'modules.chooseStart',
      defaultMessage: 'Choose a day',
      description: 'Fault: no day is chosen. Without a full stop.',
    },
    between: {
      id: 'modules.between',
      defaultMessage: 'From {first} to {last}',
      description: 'Which days can be chosen.',
    },
    notBetween: {
      id: 'modules.notBetween',
      defaultMessage: 'Choose one of these days',
      description:
        'Fault: the day is too early or too late; the possible days are below. Without a full stop.',
    },
    price: { id: 'modules.price', defaultMessage: 'Price', description: 'Label.' },
    before: {
      id: 'modules.before',
      defaultMessage: 'Per month so far',
      description: 'Label: what the contract comes to in a month without the module.',
    },
    after: {
      id: 'modules.after',
      defaultMessage: 'Per month with it',
      description: 'Label: what the contract comes to in a month with the module.',
    },
    trial: {
      id: 'modules.trial',
      defaultMessage: 'Trial period',
      description: 'Label: how long a module can be tried for nothing.',
    },
    trialText: {
      id: 'modules.trialText',
      defaultMessage: '{term} for free. You can cancel during it without notice.',
      description: 'What a trial period of a module means. term: such as 1 month.',
    },
    doneTitle: {
      id: 'modules.doneTitle',
      defaultMessage: '{name} is yours',
      description: 'Title of the result. name: of the module.',
    },
    doneText: {
      id: 'modules.doneText',
      defaultMessage: 'A confirmation is on its way to you by email.',
      description: 'Under the title of the result.',
    },
    firstPayment: {
      id: 'modules.firstPayment',
      defaultMessage: 'First payment',
      description: 'Label.',
    },
    onDay: {
      id: 'modules.onDay',
      defaultMessage: '{price} on {day}',
      description: 'A payment and when it is due.',
    },
  }),
);
