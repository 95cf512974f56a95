import Typography from '@mui/material/Typography';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkRefusal } from './linkRefusal.ts';

interface RefusedLinkProps {
  refusal: Pick<LinkRefusal, 'title' | 'text'>;
  /** A way on, where there is one. */
  children?: ReactNode;
}

/** The page of a link that cannot be used: why, and what to do. Whom to ask stands below, where the address or an answer names the studio. */
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
