import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ScreenReaderContext } from '../page/ScreenReaderContext.tsx';
import { messages } from './messages.ts';
import { useCopyText } from './useCopyText.ts';

/**
 * Copies a text and confirms it.
 * @param name of the text, for screen readers
 */
export function CopyButton({
  text,
  name,
  ...props
}: { text: string; name: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  const copy = useCopyText();
  return (
    <Button variant="outlined" {...props} onClick={() => void copy(text)}>
      <FormattedMessage {...messages.copy} />
      <ScreenReaderContext name={name} />
    </Button>
  );
}
