import { ContentShelf } from '../../studio/content/ContentShelf.tsx';
import { DashboardLinks } from '../../studio/content/DashboardLinks.tsx';
import { OverviewPage } from './OverviewPage.tsx';

/** The membership at a glance, and what else the studio has for its members. */
export const OverviewRoute = () => (
  <OverviewPage>
    <ContentShelf />
    <DashboardLinks />
  </OverviewPage>
);
