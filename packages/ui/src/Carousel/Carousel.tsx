import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { radii, space } from '../theme/tokens.ts';

export interface CarouselProps {
  /** Accessible label: "Pictures of the studio". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Current position, e.g. "2 of 5"; shown between the buttons and announced after each change. */
  positionText: (position: number, count: number) => string;
  slides: readonly { id: string; content: ReactNode }[];
}

const Track = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: radii.card,
  '& > *': { minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
});

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(16),
  marginBlockStart: space(8),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
}));

/**
 * Shows one slide at a time; changes by swipe, button or arrow key. It never advances by itself, stops at the ends,
 * and announces the position.
 */
export function Carousel(props: CarouselProps) {
  const { label, previousLabel, nextLabel, positionText, slides } = props;
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = slides.length - 1;

  const showSlide = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: Math.min(last, Math.max(0, index)) * element.clientWidth });
  };
  // Not disabled natively at an end, because the pressed button would lose focus.
  const turn = (name: string, step: 1 | -1, possible: boolean, icon: IconNode) => (
    <IconButton
      aria-label={name}
      aria-disabled={!possible}
      color="inherit"
      onClick={() => showSlide(current + step)}
    >
      <Icon of={icon} />
    </IconButton>
  );
  return (
    <div role="group" aria-label={label}>
      <Track
        ref={track}
        role="group"
        aria-label={positionText(current + 1, slides.length)}
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {slides.map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </Track>
      {last > 0 && (
        <Bar>
          {turn(previousLabel, -1, current > 0, ChevronLeft)}
          <span aria-live="polite">{positionText(current + 1, slides.length)}</span>
          {turn(nextLabel, 1, current < last, ChevronRight)}
        </Bar>
      )}
    </div>
  );
}
