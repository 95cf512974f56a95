import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { controls, fontWeights, innerRadius, radii, space } from '../theme/tokens.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible label of the group: "View". */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Track = styled('div')(({ theme }) => ({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  padding: space(4),
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.muted,
}));

const Place = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: controls.buttonHeight.medium - 10,
  padding: `${space(4)} ${space(12)}`,
  borderRadius: innerRadius(radii.control, 4),
  color: theme.vars.palette.text.secondary,
  fontWeight: fontWeights.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'color']),
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));

/**
 * Switches between a few views; exactly one is active. Uses native radio buttons: a single tab stop with arrow keys
 * inside, which MUI's ToggleButtonGroup lacks.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <Place key={segment.value}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </Place>
      ))}
    </Track>
  );
}
