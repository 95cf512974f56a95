import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Plate } from './Plate.tsx';

/** A sign of our own on a plate like that of a card's brand, for ways to pay whose marks belong to others. Their name stands beside it. */
export const PlateMark = ({ of }: { of: IconNode }) => (
  <Plate aria-hidden>
    <Icon of={of} size={18} />
  </Plate>
);
