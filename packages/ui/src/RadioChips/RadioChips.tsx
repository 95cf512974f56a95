import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { controls, fontWeights, radii, space } from '../theme/tokens.ts';

export interface RadioChip {
  value: string;
  label: ReactNode;
  /** Small text below the label: why the option is unavailable, or what is special about it. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface RadioChipsProps {
  /** Legend above the chips. */
  legend: ReactNode;
  /** Groups with the same name form a single choice; the arrow keys move across them. */
  name: string;
  chips: readonly RadioChip[];
  /** The chosen value; a value without a chip counts as none. */
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Arranges chips of equal width in columns, e.g. for times; otherwise each fits its text. */
  even?: boolean;
}

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 0,
  marginBottom: space(8),
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  '&[data-even]': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' },
});

const Chip = styled('label')(({ theme: { vars, typography, transitions } }) => ({
  ...typography.body1,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: controls.textFieldHeight,
  padding: `${space(6)} ${space(12)}`,
  borderRadius: radii.control,
  border: `1px solid ${vars.palette.outline}`,
  fontWeight: fontWeights.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: transitions.create(['background-color', 'color']),
  '& small': { ...typography.caption, color: 'inherit' },
  '&:hover': { backgroundColor: vars.palette.background.muted },
  '&:has(:checked)': {
    color: vars.palette.highlight.contrastText,
    backgroundColor: vars.palette.highlight.main,
    borderColor: vars.palette.highlight.edge,
  },
  '&:has(:disabled)': {
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.muted,
    borderStyle: 'dashed',
    cursor: 'default',
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}));

/**
 * A choice among many short options, e.g. times of a day, as chips. Uses native radio buttons: a single tab stop,
 * with arrow keys inside.
 */
export function RadioChips(props: RadioChipsProps) {
  const { legend, name, chips, selected, onSelect, even = false } = props;
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Row {...(even ? { 'data-even': '' } : {})}>
        {chips.map(({ value, label, note, disabled = false }) => (
          <Chip key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              disabled={disabled}
              onChange={() => onSelect(value)}
            />
            {label}
            {note !== undefined && <small>{note}</small>}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
