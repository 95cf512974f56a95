import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useTheme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { actionBarHeight, bottomBarRoom } from '../ActionBar/ActionBar.tsx';
import { unframed } from '../SummaryCard/SummaryCard.tsx';
import {
  contentBottomPadding,
  contentWidth,
  controls,
  headerHeight,
  radii,
  space,
} from '../theme/tokens.ts';
import { SummaryToggle } from './SummaryToggle.tsx';

export interface FlowLayoutProps {
  stepper?: ReactNode;
  /** The form of this step. */
  children: ReactNode;
  /** The summary card: at the right of a wide screen, folded into the bottom bar of a phone. */
  summary: ReactNode;
  /** What the folded bar shows: the total in few words, and the name of the fold. */
  total: ReactNode;
  summaryLabel: string;
  /** The button to the next step; as wide as the form and under it, in the bar on a phone. */
  action: ReactNode;
  /** What is quieter than the button and comes after it, such as giving up. */
  after?: ReactNode;
  /**
   * Whether the button orders what the form shows: then it stands under the form on a phone, too, and there is no bar. What is ordered,
   * its price and its terms have to stand right above the button at the moment of the click (legal: order button).
   */
  orders?: boolean;
}

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
}));

/** How wide a form is at most, and what belongs to it. */
const formWidth = 640;

const Form = styled('div')({ gridArea: 'form', minWidth: 0, maxWidth: formWidth });

/** What is under an order on a phone: the button alone, since the page says the rest. */
const Place = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    '& > :not(:last-child)': { display: 'none' },
  },
}));

/** On a wide screen the bar is not there: its parts are cells of the grid. */
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
      borderRadius: `${radii.card}px ${radii.card}px 0 0`,
      boxShadow: theme.vars.shadows[8],
    },
    backgroundColor: theme.vars.palette.background.paper,
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
 * A step of a flow: the form at the left, a summary that stays in view at the right. Up to the small
 * tablet the summary folds into a bar at the bottom with the total and the next button.
 *
 * The bar never hides the focus (WCAG 2.2, criterion 2.4.11): the page keeps room for it when it
 * scrolls to a focused element, and the unfolded summary folds again when the focus leaves the bar.
 * Where something is ordered, there is none.
 */
export function FlowLayout({
  stepper,
  children,
  summary,
  total,
  summaryLabel,
  action,
  after,
  orders = false,
}: FlowLayoutProps) {
  const [open, setOpen] = useState(false);
  const summaryId = useId();
  const below = useTheme().breakpoints.down('md');
  const Under = orders ? Place : Bar;
  return (
    <Root orders={orders}>
      {!orders && <GlobalStyles styles={{ [below]: bottomBarRoom }} />}
      {stepper !== undefined && <div style={{ gridArea: 'stepper' }}>{stepper}</div>}
      <Form onFocus={() => setOpen(false)}>{children}</Form>
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
