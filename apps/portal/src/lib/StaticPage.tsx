import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentBottomPadding, contentWidth, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Root = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: contentWidth.medium + 48,
  marginInline: 'auto',
  padding: `${space(24)} ${space(16)} ${contentBottomPadding}px`,
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)} ${contentBottomPadding}px` },
}));

/** A page that asks the server for nothing, so it has one face alone; all others take PageShell. */
export const StaticPage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Root>
    <Typography variant="h1" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </Root>
);
