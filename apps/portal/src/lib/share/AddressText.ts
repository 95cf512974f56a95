import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';

/** An address to copy; a click selects all of it. */
export const AddressText = styled('code')(({ theme }) => ({
  display: 'block',
  padding: `${space(12)} ${space(16)}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.muted,
  overflowWrap: 'anywhere',
  userSelect: 'all',
}));
