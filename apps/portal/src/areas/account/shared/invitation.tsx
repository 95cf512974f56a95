import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** An invitation is asked for once: what it says is true until it is used, and then the page is left. */
export const askOnce = { query: { retry: false, staleTime: Number.POSITIVE_INFINITY } } as const;

/** Where what an invitation was for can be done without it. */
type Instead = 'login' | 'studioConnect';

/** The face of a page whose invitation is unknown or used up: no error that trying again would mend, but something to do. */
export const usedUp = (instead: Instead): Partial<EmptyStateProps> & { on: readonly number[] } => ({
  on: [404, 409],
  drawing: 'door',
  action: <WayOn to={instead} />,
});

function WayOn({ to }: { to: Instead }) {
  const { studioUuid } = useStudio();
  return (
    <Button variant="contained" component={Link} to={path(to, { studioUuid })}>
      <FormattedMessage {...titles[to]} />
    </Button>
  );
}
