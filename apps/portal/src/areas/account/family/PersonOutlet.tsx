import { Outlet } from 'react-router';
import { useActing } from './useActing.ts';

/** Remounts the page for another person, so that no state carries over. */
export const PersonOutlet = () => <Outlet key={useActing()?.id ?? 'self'} />;
