import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for visits of members to studios of another chain, read by anyone with the link. */
export const messages = texts(
  'visits',
  defineMessages({
    open: {
      id: 'crossTenant.open',
      defaultMessage: 'May come in',
      description: 'Large, for the people at the door: this visitor may train here.',
    },
    checkedIn: {
      id: 'crossTenant.checkedIn',
      defaultMessage: 'Has checked in',
      description: 'Large, for the people at the door: this visitor has come.',
    },
    refused: {
      id: 'crossTenant.refused',
      defaultMessage: 'Can’t come in now',
      description: 'Large, for the people at the door.',
    },
    refusedText: {
      id: 'crossTenant.refusedText',
      defaultMessage:
        'Their home studio doesn’t let them in at the moment. They can ask there why.',
      description: 'Under "Can’t come in now". "They" is the visitor.',
    },
    who: {
      id: 'crossTenant.who',
      defaultMessage: 'Visitor',
      description: 'Label of the first letters of a name.',
    },
    from: {
      id: 'crossTenant.from',
      defaultMessage: 'Home studio',
      description: 'Label of the chain and studio from which a visitor comes.',
    },
    at: {
      id: 'crossTenant.at',
      defaultMessage: 'Visits',
      description: 'Label of the studio that is visited.',
    },
    came: {
      id: 'crossTenant.came',
      defaultMessage: 'Came',
      description: 'Label of a moment: when the visitor came.',
    },
    until: {
      id: 'crossTenant.until',
      defaultMessage: 'Valid until',
      description: 'Label of a moment: until when the visitor may come.',
    },
    gone: {
      id: 'crossTenant.gone',
      defaultMessage: 'This link is no longer valid.',
      description: 'In place of the visit.',
    },
  }),
);
