import { ChevronDown, ChevronUp } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Chip } from './Chip.ts';

export interface MoreFiltersProps {
  /** Label including the number of active filters: "More filters (2)". */
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Id of the controlled element. */
  controls: string;
}

/** The last chip; toggles the additional filters. */
export function MoreFilters({ label, open, onToggle, controls }: MoreFiltersProps) {
  return (
    <Chip aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onToggle}>
      <span>{label}</span>
      <Icon of={open ? ChevronUp : ChevronDown} size={20} />
    </Chip>
  );
}
