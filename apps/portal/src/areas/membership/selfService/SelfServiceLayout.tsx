import { Outlet } from 'react-router';
import { SelfServiceShell } from './SelfServiceShell.tsx';

/** Layout of all membership pages, with the sections next to them. */
export const SelfServiceLayout = () => (
  <SelfServiceShell>
    <Outlet />
  </SelfServiceShell>
);
