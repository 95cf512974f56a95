import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Plate } from './Plate.tsx';

/**
 * Shows one of our own icons on a plate like a card logo, for payment methods whose logos are trademarks of others.
 * The method's name must appear as text next to it.
 */
export const PlateMark = ({ of }: { of: IconNode }) => (
  <Plate aria-hidden>
    <Icon of={of} size={18} />
  </Plate>
);
