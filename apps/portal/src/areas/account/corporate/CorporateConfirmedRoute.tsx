import { PageRoom } from '@studio-portal/ui/PageRoom';
import { CorporateConfirmed } from './CorporateConfirmed.tsx';

/** Page that the corporate fitness program redirects to. It makes no call. */
export const CorporateConfirmedRoute = () => (
  <PageRoom template="form">
    <CorporateConfirmed />
  </PageRoom>
);
