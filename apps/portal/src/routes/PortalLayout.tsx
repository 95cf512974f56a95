import { Outlet } from 'react-router';
import { Frame } from '../features/shell/Frame.tsx';

/** Pages that belong to no single studio. */
export function PortalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
