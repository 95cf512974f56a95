import { styled } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

/** A framed list with dividers between its rows. */
export const FramedList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** A row of the list: its content and, next to it if there is space, its actions. */
export const FramedRow = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(8)} ${space(16)}`,
  padding: `${space(16)} ${space(24)}`,
  [theme.breakpoints.down('sm')]: { paddingInline: space(16) },
}));
