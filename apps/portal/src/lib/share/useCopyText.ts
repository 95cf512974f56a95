import { useIntl } from 'react-intl';
import { notify } from '../browser/notices.ts';
import { messages } from './messages.ts';

/** Returns a function that copies a text and says whether that succeeded. */
export function useCopyText(): (text: string) => Promise<void> {
  const intl = useIntl();
  return async (text) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    notify({
      type: done ? 'success' : 'warning',
      title: intl.formatMessage(done ? messages.copied : messages.notCopied),
    });
  };
}
