import Typography from '@mui/material/Typography';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import type { ReactNode } from 'react';

interface StaticPageProps {
  /** Left out where the content is an outcome with a heading of its own. */
  title?: ReactNode;
  /** A line or two under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page that asks the server for nothing, so it has one face alone; all others take Page. */
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
