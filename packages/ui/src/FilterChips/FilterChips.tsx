import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

export interface FilterOption {
  id: string;
  label: string;
  /** How many entries the filter would leave. */
  count: number;
}

export interface FilterChipsProps {
  /** Name of the group, for screen readers. */
  label: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Gets the ids that are selected after the click, in the order of the options. */
  onChange: (selected: string[]) => void;
}

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  gap: space(8),
  minHeight: 36,
  padding: `${space(6)} ${space(12)}`,
  borderRadius: radii.pill,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'border-color']),
  '&:hover': { backgroundColor: theme.vars.palette.background.muted },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
  },
}));

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '[aria-pressed="true"] &': { color: 'inherit' },
}));

/** Filters as chips that say how much each would leave; any number may be on at once. */
export function FilterChips({ label, options, selected, onChange }: FilterChipsProps) {
  const toggle = (id: string) =>
    onChange(
      options
        .map((option) => option.id)
        .filter((other) => selected.includes(other) !== (other === id)),
    );
  return (
    <Group aria-label={label}>
      {options.map(({ id, label: name, count }) => (
        <Chip key={id} aria-pressed={selected.includes(id)} onClick={() => toggle(id)}>
          <span>{name}</span>
          <Count>{count}</Count>
        </Chip>
      ))}
    </Group>
  );
}
