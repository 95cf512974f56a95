import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

export const messages = texts(
  'start',
  defineMessages({
    copy: {
      id: 'share.copy',
      defaultMessage: 'Copy',
      description: 'Button: copies a code or an address.',
    },
    copied: {
      id: 'share.copied',
      defaultMessage: 'Copied',
      description: 'Notification after copying.',
    },
    notCopied: {
      id: 'share.notCopied',
      defaultMessage: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
      description: 'Notification after copying has failed.',
    },
    share: {
      id: 'share.share',
      defaultMessage: 'Share',
      description: 'Button: opens the list of apps to share something with.',
    },
  }),
);
