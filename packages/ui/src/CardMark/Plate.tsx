import { styled } from '@mui/material/styles';

/** The small plate on which the mark of a way to pay stands. */
export const Plate = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 26,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  verticalAlign: 'middle',
  // White by day and by night, as the brands ask for their marks to stand.
  '&:has([data-brand])': { backgroundColor: '#fff' },
}));
