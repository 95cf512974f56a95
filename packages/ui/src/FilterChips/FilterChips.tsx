import { styled } from '@mui/material/styles';
import { space } from '../theme/tokens.ts';
import { Chip } from './Chip.ts';

export interface FilterOption {
  id: string;
  label: string;
  /** Number of entries the filter would leave. */
  count: number;
}

export interface FilterChipsProps {
  /** Label of the group for screen readers. */
  label: string;
  options: readonly FilterOption[];
  selected: readonly string[];
  /** Called with the selected ids, in the order of the options. */
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

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '[aria-pressed="true"] &': { color: 'inherit' },
}));

/** Filter chips with the number of entries each would leave; any number can be active. */
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
