import { DevicePage } from '../../features/beverages/DevicePage.tsx';

/** A drinks machine. */
export const DeviceRoute = () => <DevicePage />;
