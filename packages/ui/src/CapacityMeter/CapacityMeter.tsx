import { styled } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

export interface CapacityMeterProps {
  /** Occupied and total places; more occupied than total counts as full. */
  taken: number;
  places: number;
  /** Text equivalent of the meter, e.g. "3 of 12 places free". */
  label: string;
}

type Fullness = 'open' | 'few' | 'full';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Track = styled('span')(({ theme }) => ({
  // Takes what its text leaves in a narrow row.
  flex: '1 0 16px',
  maxWidth: 64,
  height: 4,
  overflow: 'hidden',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.divider,
}));

const Taken = styled('span')<{ fullness: Fullness }>(({ theme, fullness }) => ({
  display: 'block',
  height: '100%',
  borderRadius: radii.pill,
  backgroundColor: {
    open: theme.vars.palette.highlight.edge,
    few: theme.vars.palette.warning.main,
    full: theme.vars.palette.outline,
  }[fullness],
}));

/** Shows how full a course is, as a thin meter with a text. */
export function CapacityMeter({ taken, places, label }: CapacityMeterProps) {
  const share = places > 0 ? Math.min(1, Math.max(0, taken / places)) : 1;
  const fullness = share === 1 ? 'full' : share >= 0.75 ? 'few' : 'open';
  return (
    <Root>
      <Track aria-hidden>
        <Taken fullness={fullness} style={{ width: `${Math.round(share * 100)}%` }} />
      </Track>
      <span>{label}</span>
    </Root>
  );
}
