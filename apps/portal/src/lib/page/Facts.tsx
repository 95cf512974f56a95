import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Definition list of a detail page: when, where, with whom. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(8)} ${space(24)}`,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
