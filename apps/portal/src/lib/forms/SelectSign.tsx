import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { ChevronDown } from 'lucide';

const size = 20;

// MUI puts it half a letter above the middle of the field, so its letters are as high as the icon.
const Place = styled('span')({ display: 'flex', fontSize: size });

/** What says that a field opens a list; `className` has its place in the field. */
export const SelectSign = ({ className }: { className?: string }) => (
  <Place className={className}>
    <Icon of={ChevronDown} size={size} />
  </Place>
);
