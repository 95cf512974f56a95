import { Calendar, Check, Lock, Menu } from 'lucide';
import { Icon } from './Icon.tsx';

export const Sizes = (
  <>
    <Icon of={Menu} />
    <Icon of={Check} size={20} />
    <Icon of={Lock} size={16} />
    <Icon of={Calendar} size={32} />
  </>
);
