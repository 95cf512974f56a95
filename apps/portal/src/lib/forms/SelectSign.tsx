import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { ChevronDown } from 'lucide';

const Place = styled('span')({ display: 'flex', '& svg': { width: 20, height: 20 } });

/** What says that a field opens a list; `className` has its place in the field. */
export const SelectSign = ({ className }: { className?: string }) => (
  <Place className={className}>
    <Icon of={ChevronDown} />
  </Place>
);
