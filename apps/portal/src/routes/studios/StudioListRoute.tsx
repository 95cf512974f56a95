import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router';
import { mayAlwaysChoose } from '../../domains/studio/mayAlwaysChoose.ts';
import { useLending } from '../../domains/studio/lender.ts';
import { UnknownStudioPage } from '../../features/shell/UnknownStudioPage.tsx';
import { Finder } from '../../features/studios/Finder.tsx';
import { FinderSkeleton } from '../../features/studios/FinderSkeleton.tsx';
import { messages } from '../../features/studios/messages.ts';
import { answerOf } from '../../lib/apiErrors/answerOf.ts';
import { Page } from '../../lib/page/Page.tsx';
import { StartPaint } from '../../lib/StartPaint.tsx';
import { path } from '../../site/address/paths.ts';
import { readQuery, tenantName } from '../../site/address/query.ts';
import { encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { useOverview } from '../../site/browser/overview.ts';

/** The studios of a tenant, or of all chains: search by town, filters, map, list by distance (specification 1, section 2.2). */
export function StudioListRoute() {
  const { tenant } = useParams();
  const whitelabel = useWhitelabel();
  const { organizationUnitId } = readQuery(useLocation().search);
  const overview = useOverview();
  const studios = useListBookingPortalStudios();
  // Of a booking portal: its studios are of many chains.
  const directory = tenant === undefined ? whitelabel?.publicFacilityGroup : undefined;
  useLending(directory === undefined ? undefined : studios.data?.[0]?.studioUuid);
  // Who is sent to one studio may choose another only when the address says so (section 6).
  if (organizationUnitId && !overview && tenant && !mayAlwaysChoose(tenant))
    return (
      <Navigate
        to={path('studio', { studioUuid: encodeStudioUuid({ tenant, organizationUnitId }) })}
        replace
      />
    );
  // No guess at which tenant was meant.
  const isNoName = tenant !== undefined && tenantName(tenant) === undefined;
  if (isNoName || [400, 404].includes(answerOf(studios.error)?.status ?? 0))
    return <UnknownStudioPage />;
  return (
    <Page
      title={<FormattedMessage {...(directory ? messages.directoryTitle : messages.title)} />}
      intro={<FormattedMessage {...(directory ? messages.directoryIntro : messages.intro)} />}
      queries={{ studios }}
      skeleton={
        <StartPaint part="below">
          <FinderSkeleton />
        </StartPaint>
      }
      empty={(loaded) =>
        loaded.studios.data.length === 0
          ? { drawing: 'door', title: <FormattedMessage {...messages.empty} /> }
          : undefined
      }
    >
      {(loaded) => <Finder studios={loaded.studios.data} tenant={tenant} directory={directory} />}
    </Page>
  );
}
