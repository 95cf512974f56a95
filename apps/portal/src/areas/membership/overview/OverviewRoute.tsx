import { ContentShelf } from '../../studio/content/ContentShelf.tsx';
import { DashboardLinks } from '../../studio/content/DashboardLinks.tsx';
import { OverviewPage } from './OverviewPage.tsx';

/** Membership at a glance, followed by further content of the studio. */
export const OverviewRoute = () => (
  <OverviewPage>
    <ContentShelf />
    <DashboardLinks />
  </OverviewPage>
);
