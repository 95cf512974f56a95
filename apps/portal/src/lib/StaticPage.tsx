import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentBottomPadding, contentWidth, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Root = styled('section')<{ pageWidth: number }>(({ theme, pageWidth }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: pageWidth + 48,
  marginInline: 'auto',
  padding: `${space(24)} ${space(16)} ${contentBottomPadding}px`,
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)} ${contentBottomPadding}px` },
}));

interface StaticPageProps {
  title: ReactNode;
  /** A line or two under the title. */
  intro?: ReactNode;
  /** "narrow" suits a form of one column. */
  width?: keyof typeof contentWidth;
  children: ReactNode;
}

/** A page that asks the server for nothing, so it has one face alone; all others take PageShell. */
export const StaticPage = ({ title, intro, width = 'medium', children }: StaticPageProps) => (
  <Root pageWidth={contentWidth[width]}>
    <Typography variant="h1" sx={{ mb: intro === undefined ? 3 : 1 }}>
      {title}
    </Typography>
    {intro !== undefined && (
      <Typography component="div" color="textSecondary" sx={{ mb: 4 }}>
        {intro}
      </Typography>
    )}
    {children}
  </Root>
);
