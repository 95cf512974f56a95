import { Outlet } from 'react-router';
import { SelfServiceShell } from '../../features/selfService/SelfServiceShell.tsx';

/** All pages of a membership, with its sections beside them. */
export const SelfServiceLayout = () => (
  <SelfServiceShell>
    <Outlet />
  </SelfServiceShell>
);
