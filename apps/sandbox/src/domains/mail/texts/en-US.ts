import type { MailTexts } from '../texts.ts';
import { enGB } from './en-GB.ts';

/** American English writes these mails with the same words, but for the mail itself. */
export const enUS: MailTexts = {
  ...enGB,
  mails: {
    ...enGB.mails,
    verification: { ...enGB.mails.verification, subject: 'Verify your email address' },
    changeEmail: { ...enGB.mails.changeEmail, subject: 'Verify your new email address' },
    additionalEmail: {
      ...enGB.mails.additionalEmail,
      subject: 'Verify your additional email address',
    },
    emailChanged: {
      ...enGB.mails.emailChanged,
      subject: 'Your email address was changed',
      body: 'The main email address of your account at {brand} is another one now. All other devices are logged out.',
    },
  },
};
