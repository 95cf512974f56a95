import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for starting a drinks machine. */
export const messages = texts(
  'visits',
  defineMessages({
    intro: {
      id: 'beverages.intro',
      defaultMessage: 'Start machine {device}, then choose your drink there.',
      description: 'Under the title; the name that stands on the machine.',
    },
    start: { id: 'beverages.start', defaultMessage: 'Start machine', description: 'Button.' },
    ready: {
      id: 'beverages.ready',
      defaultMessage: '{device} is ready',
      description: 'Heading: a drink can be chosen at the machine.',
    },
    until: {
      id: 'beverages.until',
      defaultMessage: 'Choose your drink at the machine by {time}.',
      description: 'Under the heading.',
    },
    over: {
      id: 'beverages.over',
      defaultMessage: 'The machine has stopped waiting. Start it again for another drink.',
      description: 'When the time to choose a drink is over.',
    },
  }),
);
