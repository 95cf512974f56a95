import { Outlet } from 'react-router';
import { Frame } from '../frame/Frame.tsx';

/** Pages that belong to no single studio. */
export function PortalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
