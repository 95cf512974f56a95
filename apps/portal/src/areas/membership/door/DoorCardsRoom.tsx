import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Least heights of the cards in pixels, so that nothing moves when they load. */
export const doorHeights = { code: 374, other: 179 };

/** Room of `DoorCards` while their module loads. */
export const DoorCardsRoom = styled('div')(({ theme }) => ({
  minHeight: `calc(${doorHeights.code + 2 * doorHeights.other}px + 2 * ${space(16)})`,
  [theme.breakpoints.up('sm')]: { minHeight: doorHeights.code },
}));
