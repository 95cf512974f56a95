import Typography from '@mui/material/Typography';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';

export interface StaticPageProps {
  /** Omit it if the content has its own heading, as results do. */
  title?: ReactNode;
  /** One or two lines below the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page without queries, and therefore with a single state; all other pages use Page. */
export const StaticPage = ({ title, intro, children }: StaticPageProps) => (
  <PageRoom template="form">
    {title !== undefined && (
      <Typography variant="h1" sx={{ mb: intro === undefined ? 3 : 1 }}>
        {title}
      </Typography>
    )}
    {intro !== undefined && (
      <Typography component="div" color="textSecondary" sx={{ mb: 4 }}>
        {intro}
      </Typography>
    )}
    {children}
  </PageRoom>
);
