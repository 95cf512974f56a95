import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'account',
  defineMessages({
    title: {
      id: 'consents.title',
      defaultMessage: 'Consents',
      description: 'Heading in the settings, over the consents given to studios.',
    },
    text: {
      id: 'consents.text',
      defaultMessage:
        'What you’ve agreed to when you created your account or signed. You can withdraw optional consents at any time.',
      description: 'Under the heading of the consents.',
    },
    none: {
      id: 'consents.none',
      defaultMessage: 'You haven’t given a studio any consents.',
      description: 'Instead of the list of consents.',
    },
    loading: {
      id: 'consents.loading',
      defaultMessage: 'Loading consents',
      description: 'For screen readers, while the consents load.',
    },
    given: {
      id: 'consents.given',
      defaultMessage: '{studio}, given: {when} (version {version})',
      description:
        'Under a consent: the studio, the time it was given, and the version of its text.',
    },
    withdrawn: {
      id: 'consents.withdrawn',
      defaultMessage: 'Withdrawn: {when}',
      description: 'Under a consent: when it was withdrawn.',
    },
    mandatory: {
      id: 'consents.mandatory',
      defaultMessage: 'Required for your contract or booking',
      description: 'Under a consent that cannot be withdrawn.',
    },
    withdraw: {
      id: 'consents.withdraw',
      defaultMessage: 'Withdraw',
      description: 'Button beside a consent, and in the question: withdraws it.',
    },
    withdrawQuestion: {
      id: 'consents.withdrawQuestion',
      defaultMessage: 'Withdraw this consent?',
      description: 'Title of the question before a consent is withdrawn.',
    },
    keep: {
      id: 'consents.keep',
      defaultMessage: 'Keep consent',
      description: 'Button in the question: the consent stays.',
    },
  }),
);
