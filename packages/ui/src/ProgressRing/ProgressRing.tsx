import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { formatPercent } from '../PriceText/formatPercent.ts';
import { progressRing } from '../theme/tokens.ts';

export interface ProgressRingProps {
  value: number;
  max: number;
  /** Accessible label: "Visits of your ten". */
  label: string;
  /** BCP 47 tag of the displayed language. */
  locale: string;
  size?: 'small' | 'medium';
  /** Direction in which the ring fills. */
  direction?: 'clockwise' | 'counterclockwise';
  color?: 'primary' | 'success' | 'warning' | 'error';
}

const Root = styled('div')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& .MuiCircularProgress-track': { color: theme.vars.palette.divider, opacity: 1 },
}));

const Share = styled('span')<{ size: 'small' | 'medium' }>(({ theme, size }) => ({
  ...(size === 'small' ? theme.typography.subtitle1 : theme.typography.h2),
  fontVariantNumeric: 'tabular-nums',
}));

/** Converts pixels to MUI's unit of thickness, 1/44 of the ring's size. */
const toMuiThickness = (pixels: number) => (progressRing.thickness / pixels) * 44;

/** Shows a ratio as a ring with its percentage: value / max × 100, rounded, limited to 0 to 100 (spec 1.9). */
export function ProgressRing(props: ProgressRingProps) {
  const { value, max, label, locale, size = 'medium' } = props;
  const { direction = 'clockwise', color = 'primary' } = props;
  const percent = max > 0 ? Math.min(100, Math.max(0, Math.round((value / max) * 100))) : 0;
  return (
    <Root>
      <CircularProgress
        variant="determinate"
        enableTrackSlot
        value={percent}
        aria-label={label}
        size={progressRing.size[size]}
        thickness={toMuiThickness(progressRing.size[size])}
        color={color}
        style={direction === 'counterclockwise' ? { scale: '-1 1' } : undefined}
      />
      <Share size={size} aria-hidden>
        {formatPercent(percent, locale)}
      </Share>
    </Root>
  );
}
