import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { notify } from '../browser/notices.ts';
import { ScreenReaderContext } from '../page/ScreenReaderContext.tsx';
import { messages } from './messages.ts';

/**
 * Copies a text and confirms it.
 * @param name of the text, for screen readers
 */
export function CopyButton({
  text,
  name,
  ...props
}: { text: string; name: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const intl = useIntl();
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    notify({
      type: done ? 'success' : 'warning',
      title: intl.formatMessage(done ? messages.copied : messages.notCopied),
    });
  };
  return (
    <Button variant="outlined" {...props} onClick={() => void copy()}>
      <FormattedMessage {...messages.copy} />
      <ScreenReaderContext name={name} />
    </Button>
  );
}
