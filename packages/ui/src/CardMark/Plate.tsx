import { styled } from '@mui/material/styles';

/** Small plate for the logo of a payment method. */
export const Plate = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 26,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  verticalAlign: 'middle',
  // White in both schemes, as the brands' guidelines require.
  '&:has([data-brand])': { backgroundColor: '#fff' },
}));
