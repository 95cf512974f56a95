import { styled } from '@mui/material/styles';
import { fontWeights, radii, space } from '../theme/tokens.ts';

/**
 * A short state next to the thing it describes. Not interactive; MUI's Chip, which can be, is 3 kB larger. Use
 * `filled` for the state users look for first, e.g. their own bookings.
 */
export const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'filled' })<{
  filled?: boolean;
}>(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: `${space(4)} ${space(12)}`,
  borderRadius: radii.pill,
  fontWeight: fontWeights.medium,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.muted,
  variants: [
    {
      props: { filled: true },
      style: {
        color: theme.vars.palette.primary.contrastText,
        backgroundColor: theme.vars.palette.primary.main,
      },
    },
  ],
}));
