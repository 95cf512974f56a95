import { defineMessages } from 'react-intl';
import { texts } from '../i18n/texts.ts';

/** Messages for errors without a code. */
export const failureMessages = texts(
  'start',
  defineMessages({
    unreachable: {
      id: 'failure.unreachable',
      defaultMessage: 'We couldn’t reach the studio’s system. Check your connection.',
      description: 'No answer from the server: offline or refused.',
    },
    timeout: {
      id: 'failure.timeout',
      defaultMessage: 'The studio’s system isn’t responding. Try again in a moment.',
      description: 'The request timed out.',
    },
    unknown: {
      id: 'failure.unknown',
      defaultMessage: 'Something went wrong on our side.',
      description: 'An error without a known code.',
    },
    retry: {
      id: 'failure.retry',
      defaultMessage: 'Try again',
      description: 'Button: repeats what failed.',
    },
    trace: {
      id: 'failure.trace',
      defaultMessage: 'Error reference',
      description: 'Label before the id that names the failed request.',
    },
    copyTrace: {
      id: 'failure.copyTrace',
      defaultMessage: 'Copy',
      description: 'Button: copies the trace id.',
    },
    traceCopied: {
      id: 'failure.traceCopied',
      defaultMessage: 'Copied',
      description: 'Told after the trace id was copied.',
    },
  }),
);
