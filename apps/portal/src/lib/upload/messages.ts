import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

export const uploadMessages = texts(
  'start',
  defineMessages({
    progress: {
      id: 'upload.progress',
      defaultMessage: 'Uploading: {share}',
      description: 'Above the progress bar of an upload. {share} is a percentage such as 40%.',
    },
  }),
);
