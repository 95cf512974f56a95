import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Query options of an invitation, which stays valid until it is used and the page is left. */
export const invitationQuery = {
  query: { retry: false, staleTime: Number.POSITIVE_INFINITY },
} as const;

/** Page that offers the purpose of the invitation without it. */
type ContinuePage = 'login' | 'studioConnect';

/**
 * Empty state for an unknown or used invitation: retrying cannot help, so it offers another page.
 */
export const usedInvitation = (
  instead: ContinuePage,
): Partial<EmptyStateProps> & { on: readonly number[] } => ({
  on: [404, 409],
  drawing: 'door',
  action: <ContinueButton to={instead} />,
});

function ContinueButton({ to }: { to: ContinuePage }) {
  const { studioUuid } = useStudio();
  return (
    <Button variant="contained" component={Link} to={path(to, { studioUuid })}>
      <FormattedMessage {...titles[to]} />
    </Button>
  );
}
