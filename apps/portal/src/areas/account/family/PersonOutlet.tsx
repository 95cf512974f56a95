import { Outlet } from 'react-router';
import { useActing } from './useActing.ts';

/** The page that the address names, made anew for another person: of one nothing stays on the page of the next. */
export const PersonOutlet = () => <Outlet key={useActing()?.id ?? 'self'} />;
