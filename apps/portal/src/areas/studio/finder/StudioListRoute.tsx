import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router';
import { UnknownStudioPage } from '../shared/UnknownStudioPage.tsx';
import { Finder } from './Finder.tsx';
import { FinderSkeleton } from './FinderSkeleton.tsx';
import { messages } from './messages.ts';
import { useFinderSearch } from './useFinderSearch.ts';
import { useOnlyStudio } from './useOnlyStudio.ts';
import { useStudioList } from './useStudioList.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { withoutStudio } from '../../../lib/address/query.ts';

/**
 * Studios of a tenant, or of all chains: search, filters, map, list by distance (spec 2.2).
 */
export function StudioListRoute() {
  const { tenant } = useParams();
  const location = useLocation();
  const studioUuid = useOnlyStudio(tenant);
  const search = useFinderSearch();
  const { queries, directory, isUnknown } = useStudioList(tenant, search);
  if (studioUuid)
    return (
      <Navigate to={path('studio', { studioUuid }) + withoutStudio(location.search)} replace />
    );
  if (isUnknown) return <UnknownStudioPage />;
  const none = { drawing: 'door', title: <FormattedMessage {...messages.empty} /> } as const;
  return (
    <Page
      title={<FormattedMessage {...(directory ? messages.directoryTitle : messages.title)} />}
      intro={<FormattedMessage {...(directory ? messages.directoryIntro : messages.intro)} />}
      queries={queries}
      skeleton={<FinderSkeleton />}
      empty={({ all }) => (all.data.length > 0 ? undefined : none)}
    >
      {(loaded) => <Finder {...{ search, loaded, tenant, directory }} pages={queries.studios} />}
    </Page>
  );
}
