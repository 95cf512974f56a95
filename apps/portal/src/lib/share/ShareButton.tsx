import Button, { type ButtonProps } from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { ScreenReaderContext } from '../page/ScreenReaderContext.tsx';
import { messages } from './messages.ts';
import { canShare, share } from './share.ts';

/**
 * Opens the device's list of apps to share a text with; renders nothing where there is none.
 * @param title also the name of what is shared, for screen readers
 */
export function ShareButton({
  title,
  text,
  ...props
}: { title: string; text: string } & Pick<ButtonProps, 'variant' | 'size'>) {
  if (!canShare()) return null;
  return (
    <Button variant="outlined" {...props} onClick={() => void share({ title, text })}>
      <FormattedMessage {...messages.share} />
      <ScreenReaderContext name={title} />
    </Button>
  );
}
