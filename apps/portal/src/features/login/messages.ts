import { defineMessages } from 'react-intl';
import { texts } from '../../lib/texts.ts';

export const messages = texts(
  defineMessages({
    title: { id: 'login.title', defaultMessage: 'Log in', description: 'Title of the login page.' },
    intro: {
      id: 'login.intro',
      defaultMessage: 'After logging in you continue where you were.',
      description: 'Under the title of the login page.',
    },
    username: {
      id: 'login.username',
      defaultMessage: 'E-mail',
      description: 'Field: e-mail address of the account.',
    },
    password: { id: 'login.password', defaultMessage: 'Password', description: 'Field: password.' },
    submit: {
      id: 'login.submit',
      defaultMessage: 'Log in',
      description: 'Button: sends the credentials.',
    },
  }),
);
