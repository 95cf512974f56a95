import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

/** A filter chip, or the chip for more filters; filled while active. */
export const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  gap: space(8),
  minHeight: 36,
  padding: `${space(6)} ${space(12)}`,
  borderRadius: radii.pill,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'border-color']),
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
}));
