import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { controls, fontWeights, space } from '../theme/tokens.ts';

/** Height of a bar at the bottom of a phone; what else sticks there stands above it (`--studio-bottom-bar`). */
export const actionBarHeight = 76;

/** What a page with a bar at the bottom tells the rest of it: focus never hides behind the bar (WCAG 2.2, criterion 2.4.11). */
export const bottomBarRoom = {
  html: {
    scrollPaddingBottom: actionBarHeight + 24,
    '--studio-bottom-bar': `${actionBarHeight}px`,
  },
};

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(12),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar,
    boxSizing: 'border-box',
    minHeight: actionBarHeight,
    '& .MuiButton-root': { minWidth: controls.buttonMinWidth },
    padding: `${space(12)} max(${space(16)}, env(safe-area-inset-right)) max(${space(12)}, env(safe-area-inset-bottom)) max(${space(16)}, env(safe-area-inset-left))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Told = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: fontWeights.bold, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

/** The page keeps room for the bar, so that its end can be read. */
const Room = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: { display: 'block', height: actionBarHeight },
}));

export interface ActionBarProps {
  /** In few words what the button does and costs; only in the bar of a phone, where the rest is out of sight. */
  told: ReactNode;
  /** The one button. */
  children: ReactNode;
}

/** The one thing to do on a page: where it stands on a wide screen, in a bar at the bottom up to the small tablet. */
export function ActionBar({ told, children }: ActionBarProps) {
  const below = useTheme().breakpoints.down('md');
  return (
    <>
      <GlobalStyles styles={{ [below]: bottomBarRoom }} />
      <Room />
      <Bar>
        <Told>{told}</Told>
        {children}
      </Bar>
    </>
  );
}
