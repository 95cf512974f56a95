import { styled } from '@mui/material/styles';
import { fontWeights, space } from '../theme/tokens.ts';

/**
 * A word or two about the thing that it stands beside, as its state. It is no button: MUI's Chip, which may be one, weighs 3 kB.
 * `filled` is for the state that is looked for first: what the reader has booked.
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
  borderRadius: 999,
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
