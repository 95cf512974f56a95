import { styled } from '@mui/material/styles';
import { controls, space } from '../theme/tokens.ts';

/**
 * Actions at the end of a page or state. The main one has the width of a main button; on a phone they are stacked
 * and fill the width.
 */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(12),
  marginTop: space(8),
  '& > .MuiButton-contained': { minWidth: controls.mainButtonWidth },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', width: '100%' },
  // A lone link-like button keeps its width; its label aligns with the content above.
  '& > .MuiButton-text:only-child': { alignSelf: 'flex-start', marginLeft: `-${space(16)}` },
}));
