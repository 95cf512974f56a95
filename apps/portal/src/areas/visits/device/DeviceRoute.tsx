import { DevicePage } from './DevicePage.tsx';

/** A drinks machine. */
export const DeviceRoute = () => <DevicePage />;
