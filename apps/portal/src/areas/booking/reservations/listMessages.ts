import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    empty: {
      id: 'myVisits.empty',
      defaultMessage: 'You haven’t reserved a visit yet.',
      description: 'Empty page.',
    },
    nothingUpcoming: {
      id: 'myVisits.nothingUpcoming',
      defaultMessage: 'You have no upcoming visits.',
      description: 'No visits to come, but past ones.',
    },
    reserve: {
      id: 'myVisits.reserve',
      defaultMessage: 'Reserve visit',
      description: 'Link to the times that can be reserved.',
    },
    started: {
      id: 'myVisits.started',
      defaultMessage: 'Visit started',
      description: 'State: instead of the button, once the visit has started.',
    },
    cancel: {
      id: 'myVisits.cancel',
      defaultMessage: 'Cancel reservation',
      description: 'Button on a reservation, and of the dialog.',
    },
    keep: {
      id: 'myVisits.keep',
      defaultMessage: 'Keep reservation',
      description: 'Button of the dialog: does nothing.',
    },
    cancelQuestion: {
      id: 'myVisits.cancelQuestion',
      defaultMessage: 'Cancel your reservation?',
      description: 'Title of the dialog.',
    },
    cancelText: {
      id: 'myVisits.cancelText',
      defaultMessage: 'We’ll give your place ({when}) to someone else.',
      description: 'Text of the dialog.',
    },
    done: {
      id: 'myVisits.done',
      defaultMessage: 'Your reservation is cancelled.',
      description: 'Told after a cancelation.',
    },
  }),
);
