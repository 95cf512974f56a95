import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';

/** Side length of the studio's logo (spec 9). */
const logoSize = 100;

/** White plate for the studio's logo. */
export const Plate = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: logoSize,
  height: logoSize,
  padding: space(12),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.topbar.main,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.vars.shadows[4],
  '& > img': { maxWidth: '100%', maxHeight: '100%' },
}));

/** Marks the studio in the middle of a map: its logo on a flag that points to its position. */
export const Flag = styled(Plate)({
  position: 'absolute',
  left: '50%',
  top: '50%',
  zIndex: 1,
  // Centers the flag including its tip.
  transform: 'translate(-50%, calc(-50% - 6px))',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(100% - 9px)',
    width: 18,
    height: 18,
    zIndex: -1,
    rotate: '45deg',
    border: 'inherit',
    // The two sides of the tip outside the flag.
    borderStyle: 'none solid solid none',
    backgroundColor: 'inherit',
  },
});
