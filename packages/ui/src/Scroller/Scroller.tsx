import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';

export interface ScrollerProps {
  /** Label of the row for screen readers: "Membership cards". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Items of the row, each with its own width. */
  children: ReactNode;
}

/** Overlap in pixels that stays visible after a step (spec 1.4). */
const overlap = 20;

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Row = styled('div')({
  display: 'flex',
  gap: space(16),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  // Space for focus rings, which the overflow would clip.
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
  // Hidden at an end, where it would only cover content, unless it has keyboard focus.
  '&[aria-disabled="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
}));

interface Overflow {
  before: boolean;
  after: boolean;
}

/**
 * A row that scrolls horizontally by touch, with the arrow keys, and with two arrow buttons that appear only on
 * overflow. A step is the visible width minus 20 pixels.
 */
export function Scroller({ label, previousLabel, nextLabel, children }: ScrollerProps) {
  const row = useRef<HTMLDivElement>(null);
  const [{ before, after }, setOverflow] = useState<Overflow>({ before: false, after: false });
  const overflows = before || after;

  const measure = useCallback(() => {
    const element = row.current;
    if (element === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    // Scroll positions can be fractional, while scrollWidth is rounded.
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
    const target = element.scrollLeft + direction * (element.clientWidth - overlap);
    element.scrollTo({ left: Math.min(furthest, Math.max(0, target)) });
  };
  // Not disabled natively at an end, because the pressed button would lose focus.
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
        // Focusable only if there is something to scroll with the arrow keys.
        {...(overflows && { tabIndex: 0 })}
        onScroll={measure}
      >
        {children}
      </Row>
      {overflows && arrow(1, nextLabel, after, ChevronRight)}
    </Root>
  );
}
