import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';

export interface ScrollerProps {
  /** What the row shows, for screen readers: "Membership cards". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The things in the row, each as wide as it wants to be. */
  children: ReactNode;
}

/** So much of what was seen stays seen after a step, in pixels (screens specification, section 4). */
const kept = 20;

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Row = styled('div')({
  display: 'flex',
  gap: space(16),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  // Room for the focus rings of what is inside, which the overflow would cut off.
  padding: space(6),
  marginBlock: `-${space(6)}`,
  '& > *': { flex: 'none' },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
});

const Arrow = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '50%',
  width: 40,
  height: 40,
  transform: 'translateY(-50%)',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.outline}`,
  boxShadow: theme.vars.shadows[4],
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  // At an end it would only cover what is there; who is on it by keyboard still sees where they are.
  '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
}));

interface Overflow {
  before: boolean;
  after: boolean;
}

/**
 * A row that scrolls sideways: by touch, with the arrow keys, and with two arrows that are there
 * only where not all of it can be seen. A step is the visible width less 20 pixels.
 */
export function Scroller({ label, previousLabel, nextLabel, children }: ScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ before, after }, setOverflow] = useState<Overflow>({ before: false, after: false });
  const overflows = before || after;

  const measure = useCallback(() => {
    const element = row.current;
    if (element === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    // Widths can be fractions of a pixel while scrollWidth is rounded.
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
    setOverflow((last) => (last.before === next.before && last.after === next.after ? last : next));
  }, []);

  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [measure, children]);

  const step = (direction: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const furthest = element.scrollWidth - element.clientWidth;
    const target = element.scrollLeft + direction * (element.clientWidth - kept);
    element.scrollTo({ left: Math.min(furthest, Math.max(0, target)) });
  };
  // Not natively disabled at an end: that would take the focus away from who is pressing it.
  const arrow = (direction: 1 | -1, name: string, possible: boolean, icon: IconNode) => (
    <Arrow
      aria-label={name}
      aria-disabled={!possible}
      onClick={() => step(direction)}
      sx={direction === 1 ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }}
    >
      <Icon of={icon} />
    </Arrow>
  );
  return (
    <Root>
      {overflows && arrow(-1, previousLabel, before, ChevronLeft)}
      <Row
        ref={row}
        role="group"
        aria-label={label}
        // A stop of the Tab key only where the arrow keys have something to scroll.
        {...(overflows && { tabIndex: 0 })}
        onScroll={measure}
      >
        {children}
      </Row>
      {overflows && arrow(1, nextLabel, after, ChevronRight)}
    </Root>
  );
}
