import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { ChevronDown } from 'lucide';

const size = 20;

// MUI positions it half a letter above the middle, so the font size must match the icon.
const Place = styled('span')({ display: 'flex', fontSize: size });

/** Icon of a field that opens a list; `className` positions it in the field. */
export const SelectIcon = ({ className }: { className?: string }) => (
  <Place className={className}>
    <Icon of={ChevronDown} size={size} />
  </Place>
);
