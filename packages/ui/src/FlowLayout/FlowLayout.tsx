import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { actionBarHeight } from '../ActionBar/ActionBar.tsx';
import { bottomBarRoom } from '../ActionBar/bottomBarRoom.ts';
import { unframed } from '../SummaryCard/SummaryCard.tsx';
import {
  contentBottomPadding,
  contentWidth,
  controls,
  headerHeight,
  lowWindow,
  radii,
  space,
} from '../theme/tokens.ts';
import { SummaryToggle } from './SummaryToggle.tsx';

export interface FlowLayoutProps {
  stepper?: ReactNode;
  /** The step's form. */
  children: ReactNode;
  /** The summary card: right of the form on a wide screen, in the collapsible bottom bar on a phone. */
  summary: ReactNode;
  /** Content of the collapsed bar: a short total, and the toggle's label. */
  total: ReactNode;
  summaryLabel: string;
  /** Button for the next step: below the form at its width, on a phone in the bar. */
  action: ReactNode;
  /** Secondary actions after the button, e.g. cancel. */
  after?: ReactNode;
  /**
   * Whether the button places the order shown in the form. It then stays directly below the form on a phone too,
   * without a bar: the law requires that items, price and terms are right above the button at the moment of the
   * click (legal: order button). Until the user gets there, a strip at the bottom shows the total.
   */
  isOrder?: boolean;
}

/** Maximum width of a form. */
const formWidth = 640;

const Root = styled('div')<{ orders: boolean }>(({ theme, orders }) => ({
  display: 'grid',
  gridTemplate: `
    "stepper stepper" auto
    "form    summary" auto
    "action  summary" auto
    "after   summary" 1fr / minmax(0, 1fr) 360px`,
  columnGap: space(50),
  rowGap: space(32),
  maxWidth: contentWidth.wide,
  marginInline: 'auto',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    paddingBottom: (orders ? 0 : actionBarHeight) + contentBottomPadding,
    '& > * + *': { marginTop: space(24) },
  },
  [theme.breakpoints.between('sm', 'md')]: { maxWidth: formWidth },
}));

const Form = styled('div')({ gridArea: 'form', minWidth: 0, maxWidth: formWidth });

/** Space for an order's button on a phone, without a summary since the page shows everything. */
const Place = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    '& > :not(:last-child)': { display: 'none' },
  },
}));

/** Height of the strip with the total. */
const stripHeight = 52;

/** Total of an order on a phone: at the bottom of the window until the user scrolls to its place above the button. */
const TotalStrip = styled('p')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(16),
    position: 'sticky',
    bottom: 0,
    zIndex: theme.zIndex.appBar,
    minHeight: stripHeight,
    margin: `${space(24)} -${space(16)} 0`,
    padding: `0 ${space(16)}`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    [lowWindow]: { position: 'static' },
  },
  [theme.breakpoints.between('sm', 'md')]: { marginInline: 0, padding: 0 },
  '& strong': { ...theme.typography.h2, fontVariantNumeric: 'tabular-nums' },
}));

/** On a wide screen the bar disappears and its parts become grid cells. */
const Bar = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"summary summary" "toggle action"',
    alignItems: 'center',
    columnGap: space(12),
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: theme.zIndex.appBar,
    '& .MuiButton-root': { minWidth: controls.buttonMinWidth },
    padding: `${space(12)} max(${space(16)}, env(safe-area-inset-right)) max(${space(12)}, env(safe-area-inset-bottom)) max(${space(16)}, env(safe-area-inset-left))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '&:has(> [aria-expanded="true"])': {
      borderRadius: `${radii.card} ${radii.card} 0 0`,
      boxShadow: theme.vars.shadows[8],
    },
    backgroundColor: theme.vars.palette.background.paper,
    [lowWindow]: { position: 'static' },
  },
}));

const Summary = styled('aside')<{ unfolded: boolean }>(({ theme, unfolded }) => ({
  gridArea: 'summary',
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: `calc(${headerHeight.scrolled}px + ${space(24)})`,
    alignSelf: 'start',
  },
  [theme.breakpoints.down('md')]: {
    display: unfolded ? 'block' : 'none',
    ...unframed,
    maxHeight: '60dvh',
    overflowY: 'auto',
    margin: `${space(8)} 0 ${space(24)}`,
  },
}));

const Action = styled('div')({ gridArea: 'action', maxWidth: formWidth });

/**
 * Layout of a flow's step: the form on the left, a sticky summary on the right. On phones and small tablets the summary
 * collapses into a bottom bar with the total and the next button.
 *
 * The bar never hides the focused element (WCAG 2.2, criterion 2.4.11): the page scrolls focused elements clear of it, and the
 * expanded summary collapses when the focus leaves the bar. Steps that place an order have no bar.
 */
export function FlowLayout({
  stepper,
  children,
  summary,
  total,
  summaryLabel,
  action,
  after,
  isOrder = false,
}: FlowLayoutProps) {
  const [open, setOpen] = useState(false);
  const summaryId = useId();
  const below = useTheme().breakpoints.down('md');
  const Under = isOrder ? Place : Bar;
  return (
    <Root orders={isOrder}>
      <GlobalStyles
        styles={{ [below]: bottomBarRoom(':root', isOrder ? stripHeight : actionBarHeight) }}
      />
      {stepper !== undefined && <div style={{ gridArea: 'stepper' }}>{stepper}</div>}
      <Form onFocus={() => setOpen(false)}>{children}</Form>
      {isOrder && (
        <TotalStrip>
          {summaryLabel} <strong>{total}</strong>
        </TotalStrip>
      )}
      <Under onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <SummaryToggle
          open={open}
          controls={summaryId}
          label={summaryLabel}
          total={total}
          onToggle={() => setOpen(!open)}
        />
        <Summary id={summaryId} unfolded={open} aria-label={summaryLabel}>
          {summary}
        </Summary>
        <Action>{action}</Action>
      </Under>
      {after !== undefined && <div style={{ gridArea: 'after' }}>{after}</div>}
    </Root>
  );
}
