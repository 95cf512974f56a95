import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { useGrowing } from '../../lib/useGrowing.ts';
import { messages } from './messages.ts';

type ShowMoreProps = Pick<ReturnType<typeof useGrowing>, 'left' | 'more' | 'whenSeen'>;

/** The end of what is shown of a long list; brings more when it comes into view, or is pressed. */
export function ShowMore({ left, more, whenSeen }: ShowMoreProps) {
  if (left === 0) return null;
  return (
    <Button ref={whenSeen} variant="text" fullWidth onClick={more} sx={{ mt: 2 }}>
      <FormattedMessage {...messages.showMore} values={{ count: left }} />
    </Button>
  );
}
