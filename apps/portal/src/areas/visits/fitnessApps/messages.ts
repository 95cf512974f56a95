import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'visits',
  defineMessages({
    title: {
      id: 'fitnessApps.title',
      defaultMessage: 'You can’t connect this app here',
      description: 'Title: a fitness app has sent the reader here to be connected.',
    },
    asked: {
      id: 'fitnessApps.asked',
      defaultMessage: '{vendor} sent you here to connect it to your account.',
      description: 'What was asked; {vendor} is the name of the app as the address has it.',
    },
    askedUnknown: {
      id: 'fitnessApps.askedUnknown',
      defaultMessage: 'A fitness app sent you here to connect it to your account.',
      description: 'What was asked, by an app whose name is not known.',
    },
    text: {
      id: 'fitnessApps.text',
      defaultMessage:
        'The studio’s system doesn’t accept connections from fitness apps. Nothing has been connected, and we haven’t passed anything on.',
      description: 'Why nothing has come of it.',
    },
    withdraw: {
      id: 'fitnessApps.withdraw',
      defaultMessage:
        'If you’ve given your consent in the app, you can withdraw it in the app’s settings.',
      description: 'What the reader may want to do now.',
    },
  }),
);
