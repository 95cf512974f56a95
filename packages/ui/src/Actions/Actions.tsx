import { styled } from '@mui/material/styles';
import { controls, space } from '../theme/tokens.ts';

/** The ways on at the end of a page or a face: the main one as wide as a main button is; on a phone one below the other, as wide as the page. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  marginTop: space(8),
  '& > .MuiButton-contained': { minWidth: controls.mainButtonWidth },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', width: '100%' },
}));
