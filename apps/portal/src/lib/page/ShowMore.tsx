import Button from '@mui/material/Button';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { useIncrementalList } from './useIncrementalList.ts';

interface ShowMoreProps extends Pick<
  ReturnType<typeof useIncrementalList>,
  'left' | 'more' | 'whenSeen'
> {
  /** "Show {count} more classes". */
  label: MessageDescriptor;
}

/** Button at the end of a long list; shows more when pressed or scrolled into view. */
export function ShowMore({ left, more, whenSeen, label }: ShowMoreProps) {
  if (left === 0) return null;
  return (
    <Button ref={whenSeen} variant="text" fullWidth onClick={more} sx={{ mt: 2 }}>
      <FormattedMessage {...label} values={{ count: left }} />
    </Button>
  );
}
