import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the member's own calendar beside the suggestions. */
export const calendarMessages = texts(
  'visits',
  defineMessages({
    add: {
      id: 'planner.calendar.add',
      defaultMessage: 'Add your own calendar',
      description: 'Button, and title of the dialog that it opens.',
    },
    text: {
      id: 'planner.calendar.text',
      defaultMessage:
        'We read only when you’re busy, not what you’re doing, so that we suggest no classes at those times.',
      description: 'In the dialog: what is read of the calendar.',
    },
    address: {
      id: 'planner.calendar.address',
      defaultMessage: 'Address of your calendar',
      description: 'Label of the field.',
    },
    whereToFind: {
      id: 'planner.calendar.whereToFind',
      defaultMessage:
        'You find it in your calendar’s settings, for example as “Secret address in iCal format” or under “Publish calendar”.',
      description: 'Under the field. The quoted names are those of Google and Outlook.',
    },
    enterAddress: {
      id: 'planner.calendar.enterAddress',
      defaultMessage: 'Enter the address of your calendar',
      description: 'The field is empty.',
    },
    invalidAddress: {
      id: 'planner.calendar.invalidAddress',
      defaultMessage: 'Enter an address that begins with https:// or webcal://.',
      description: 'What has been entered is no address.',
    },
    connect: {
      id: 'planner.calendar.connect',
      defaultMessage: 'Add calendar',
      description: 'Button of the dialog.',
    },
    added: {
      id: 'planner.calendar.added',
      defaultMessage: 'Calendar added',
      description: 'After a calendar has been added.',
    },
    connected: {
      id: 'planner.calendar.connected',
      defaultMessage: 'Fits your calendar at {host}',
      description:
        'Under the suggestions; {host} is like calendar.google.com. A button “Remove” follows.',
    },
    remove: {
      id: 'planner.calendar.remove',
      defaultMessage: 'Remove',
      description: 'Button: disconnects the calendar.',
    },
    removeNamed: {
      id: 'planner.calendar.removeNamed',
      defaultMessage: 'Remove your calendar',
      description: 'Name of that button for screen readers; it must begin with its text.',
    },
    removed: {
      id: 'planner.calendar.removed',
      defaultMessage: 'Calendar removed',
      description: 'After a calendar has been disconnected.',
    },
  }),
);
