import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** To the two months after those that are shown, or back to the next ones. */
export function TurnLink({ isLater, laterHref }: { isLater: boolean; laterHref: string }) {
  const { studioUuid } = useStudio();
  return (
    <Button
      variant="outlined"
      component={Link}
      to={isLater ? path('events', { studioUuid }) : laterHref}
    >
      <FormattedMessage {...(isLater ? messages.next : messages.later)} />
    </Button>
  );
}
