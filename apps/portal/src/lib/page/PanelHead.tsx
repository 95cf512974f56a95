import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Heading of a panel in a list: a name and a `Tag` with the status. */
export const PanelHead = styled('h2')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  margin: 0,
}));
