import { ContentShelf } from '../../features/content/ContentShelf.tsx';
import { DashboardLinks } from '../../features/content/DashboardLinks.tsx';
import { OverviewPage } from '../../features/selfServiceOverview/OverviewPage.tsx';

/** The membership at a glance, and what else the studio has for its members. */
export const OverviewRoute = () => (
  <OverviewPage>
    <ContentShelf />
    <DashboardLinks />
  </OverviewPage>
);
