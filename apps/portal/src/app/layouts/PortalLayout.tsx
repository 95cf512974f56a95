import { Outlet } from 'react-router';
import { Frame } from '../frame/Frame.tsx';

/** Layout of pages outside a single studio. */
export function PortalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
