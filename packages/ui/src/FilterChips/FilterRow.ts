import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens.ts';

/**
 * Groups of chips in a row. On phones it scrolls sideways and fades out at its end, instead of pushing the content
 * down.
 */
export const FilterRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  // Reserves the height of chips that may still load.
  minHeight: 36,
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: `linear-gradient(to right, #000 calc(100% - ${space(32)}), transparent)`,
    // Space for focus rings, which the overflow would clip.
    margin: `-${space(6)} 0 -${space(6)} -${space(6)}`,
    padding: `${space(6)} ${space(32)} ${space(6)} ${space(6)}`,
    '&&& > *': { flex: 'none', flexWrap: 'nowrap' },
  },
}));
