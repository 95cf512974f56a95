import { SlidersHorizontal } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Chip } from './Chip.ts';

export interface MoreFiltersProps {
  /** Label including the number of active filters: "Filters (2)". */
  label: string;
  /** True while the sheet is open. */
  open: boolean;
  onOpen: () => void;
}

/** A chip that opens a sheet with all filters. */
export const MoreFilters = ({ label, open, onOpen }: MoreFiltersProps) => (
  <Chip aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
    <Icon of={SlidersHorizontal} size={20} />
    <span>{label}</span>
  </Chip>
);
