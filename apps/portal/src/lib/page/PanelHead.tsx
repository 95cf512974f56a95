import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** The heading of a panel in a list, and how it stands: a name and a `Tag`. */
export const PanelHead = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  margin: 0,
}));
