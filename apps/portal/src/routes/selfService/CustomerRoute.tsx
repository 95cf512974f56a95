import { Navigate } from 'react-router';
import { CustomerPagesPage } from '../../features/customerData/CustomerPagesPage.tsx';
import { customerPages } from '../../domains/membership/customerPages.ts';
import { useWhatOpens } from '../../site/access/useMayOpen.ts';
import { pathWith } from '../../site/address/paths.ts';
import { useDesktop } from '../../site/browser/useDesktop.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/**
 * The details of a member: on a desktop the first page that may be read, and the overview where none may; on a phone the list of them
 * (specification 1, section 2.4).
 */
export function CustomerRoute() {
  const { studioUuid } = useStudio();
  const readable = customerPages.filter(useWhatOpens());
  const first = readable[0] ?? 'selfServiceOverview';
  if (useDesktop() || readable.length === 0)
    return <Navigate to={pathWith(first, { studioUuid })} replace />;
  return <CustomerPagesPage pages={readable} />;
}
