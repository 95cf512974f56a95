import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import type { EventPage } from './useEventPage.ts';

/** Links to the previous and the next two months. */
export const PagingLinks = ({
  earlierHref,
  laterHref,
}: Pick<EventPage, 'earlierHref' | 'laterHref'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {earlierHref !== undefined && (
      <Button variant="outlined" component={Link} to={earlierHref}>
        <FormattedMessage {...messages.earlier} />
      </Button>
    )}
    {laterHref !== undefined && (
      <Button variant="outlined" component={Link} to={laterHref}>
        <FormattedMessage {...messages.later} />
      </Button>
    )}
  </Box>
);
