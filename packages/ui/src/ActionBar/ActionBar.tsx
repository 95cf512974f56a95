import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { controls, fontWeights, lowWindow, space } from '../theme/tokens.ts';
import { bottomBarRoom } from './bottomBarRoom.ts';

/** Height of the bottom bar on a phone. */
export const actionBarHeight = 76;

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
    [lowWindow]: { position: 'static' },
  },
}));

const Told = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: fontWeights.bold, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

export interface ActionBarProps {
  /** What the button does and costs, in a few words; shown only in a phone's bar, where the rest is out of view. */
  summary: ReactNode;
  /** A single button. */
  children: ReactNode;
}

/**
 * The page's main action: inline on a wide screen, in a bottom bar on phones and small tablets. Other bars at the bottom
 * of a phone hide while the document contains `[data-action-bar]`.
 */
export function ActionBar({ summary, children }: ActionBarProps) {
  const below = useTheme().breakpoints.down('md');
  return (
    <>
      <GlobalStyles
        styles={{
          [below]: {
            ...bottomBarRoom(':root', actionBarHeight),
            // The end of the page stays visible above the bar.
            body: { paddingBottom: actionBarHeight, [lowWindow]: { paddingBottom: 0 } },
          },
        }}
      />
      <Bar data-action-bar>
        <Told>{summary}</Told>
        {children}
      </Bar>
    </>
  );
}
