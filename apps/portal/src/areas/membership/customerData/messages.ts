import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of a member's data. */
export const messages = texts(
  'membership',
  defineMessages({
    intro: {
      id: 'customerData.intro',
      defaultMessage: 'The details {studio} has on file.',
      description: 'Under the title of the data of a member.',
    },
    pages: {
      id: 'customerData.pages',
      defaultMessage: 'Your details',
      description: 'Name of the choice between personal, address, contact and payment details.',
    },
    unknown: {
      id: 'customerData.unknown',
      defaultMessage: 'Not provided',
      description: 'In place of a value that the studio does not have.',
    },
    change: { id: 'customerData.change', defaultMessage: 'Change', description: 'Button.' },
    readOnly: {
      id: 'customerData.readOnly',
      defaultMessage: 'To change this, please contact your studio.',
      description: 'Said where the member may see data and not change them.',
    },
    save: { id: 'customerData.save', defaultMessage: 'Save', description: 'Button.' },
    send: {
      id: 'customerData.send',
      defaultMessage: 'Send to the studio',
      description: 'Button: the change waits for the studio.',
    },
    approval: {
      id: 'customerData.approval',
      defaultMessage: 'Your studio needs to approve this change.',
      description: 'Above the form.',
    },
    saved: {
      id: 'customerData.saved',
      defaultMessage: 'Your changes are saved.',
      description: 'Notice.',
    },
    sent: {
      id: 'customerData.sent',
      defaultMessage: 'Sent. We’ll tell you once your studio has approved it.',
      description: 'Notice.',
    },
    waiting: {
      id: 'customerData.waiting',
      defaultMessage: 'This change is waiting for your studio',
      description: 'Heading above what a member has asked for.',
    },
    asked: {
      id: 'customerData.asked',
      defaultMessage: 'Sent',
      description: 'Label of the day on which a change was asked for.',
    },
    withdraw: {
      id: 'customerData.withdraw',
      defaultMessage: 'Withdraw change',
      description: 'Button: the studio is not to look at it any more.',
    },
    withdrawn: {
      id: 'customerData.withdrawn',
      defaultMessage: 'The change is withdrawn. Everything stays as it was.',
      description: 'Notice.',
    },
    customerNumber: {
      id: 'customerData.customerNumber',
      defaultMessage: 'Customer number',
      description: 'Label.',
    },
    name: { id: 'customerData.name', defaultMessage: 'Name', description: 'Label.' },
    document: {
      id: 'customerData.document',
      defaultMessage: 'Identity document',
      description: 'Label.',
    },
    noAnswer: {
      id: 'customerData.noAnswer',
      defaultMessage: 'Not given',
      description: 'First entry of a list: the question is not answered.',
    },
    emailHint: {
      id: 'customerData.emailHint',
      defaultMessage: 'Your studio writes to this address. You go on logging in with {email}.',
      description: 'Under the field for the email address. email: the one of the account.',
    },
    method: {
      id: 'customerData.method',
      defaultMessage: 'Your membership is paid by',
      description: 'Label.',
    },
    mandateFile: {
      id: 'customerData.mandateFile',
      defaultMessage: 'SEPA mandate (PDF)',
      description: 'Button that saves the mandate.',
    },
    privacyFile: {
      id: 'customerData.privacyFile',
      defaultMessage: 'All my data (PDF)',
      description: 'Button that saves all that the studio keeps of a member.',
    },
    privacyText: {
      id: 'customerData.privacyText',
      defaultMessage: 'A file with everything that your studio keeps about you.',
      description: 'Above the button that saves all data of a member.',
    },
    files: {
      id: 'customerData.files',
      defaultMessage: 'Documents',
      description: 'Heading above files to save.',
    },
    mandateGiven: {
      id: 'customerData.mandateGiven',
      defaultMessage: 'Given on',
      description: 'Label of the day on which a mandate was given.',
    },
  }),
);
