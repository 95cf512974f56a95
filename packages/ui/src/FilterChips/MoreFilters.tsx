import { ChevronDown, ChevronUp } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Chip } from './Chip.ts';

export interface MoreFiltersProps {
  /** With how many of them are on: "More filters (2)". */
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Id of what is opened. */
  controls: string;
}

/** The last of the chips: opens further filters, and closes them. */
export function MoreFilters({ label, open, onToggle, controls }: MoreFiltersProps) {
  return (
    <Chip aria-expanded={open} aria-controls={open ? controls : undefined} onClick={onToggle}>
      <span>{label}</span>
      <Icon of={open ? ChevronUp : ChevronDown} size={20} />
    </Chip>
  );
}
