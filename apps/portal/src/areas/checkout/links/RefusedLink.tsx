import Typography from '@mui/material/Typography';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkRefusal } from './linkRefusal.ts';

interface RefusedLinkProps {
  refusal: Pick<LinkRefusal, 'title' | 'text'>;
  /** Link to continue, if there is one. */
  children?: ReactNode;
}

/**
 * Page of an unusable link: the reason and what to do. The contact of the studio is below, if the
 * address or a response names it.
 */
export const RefusedLink = ({ refusal: { title, text }, children }: RefusedLinkProps) => (
  <PageRoom template="form">
    <Typography variant="h1" gutterBottom>
      <FormattedMessage {...title} />
    </Typography>
    <Typography sx={{ mb: 2 }}>
      <FormattedMessage {...text} />
    </Typography>
    {children}
  </PageRoom>
);
