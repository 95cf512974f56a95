import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';

/** Framed box with actions, beside the content they belong to. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));
