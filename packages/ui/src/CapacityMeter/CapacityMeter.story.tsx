import { CapacityMeter } from './CapacityMeter.tsx';

export const ManyFree = <CapacityMeter taken={3} places={20} label="17 of 20 places free" />;
export const FewFree = <CapacityMeter taken={18} places={20} label="2 of 20 places free" />;
export const Full = <CapacityMeter taken={20} places={20} label="Full, 3 on the waiting list" />;
export const Overbooked = <CapacityMeter taken={21} places={20} label="Full" />;
