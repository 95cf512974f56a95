import { PageRoom } from '@studio-portal/ui/PageRoom';
import { CorporateConfirmed } from './CorporateConfirmed.tsx';

/** Where the corporate fitness program leads back to. There is no call for it. */
export const CorporateConfirmedRoute = () => (
  <PageRoom template="form">
    <CorporateConfirmed />
  </PageRoom>
);
