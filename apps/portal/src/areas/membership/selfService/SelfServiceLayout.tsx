import { Outlet } from 'react-router';
import { SelfServiceShell } from './SelfServiceShell.tsx';

/** All pages of a membership, with its sections beside them. */
export const SelfServiceLayout = () => (
  <SelfServiceShell>
    <Outlet />
  </SelfServiceShell>
);
