import { styled } from '@mui/material/styles';
import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { FilterChips } from '@studio-portal/ui/FilterChips';
import { PageShell } from '@studio-portal/ui/PageShell';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { readQuery, tenantName } from '../../site/address/query.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { UnknownStudioPage } from '../../features/shell/UnknownStudioPage.tsx';
import { messages } from '../../features/studios/messages.ts';
import { StudioMap } from '../../features/studios/StudioMap.tsx';
import { WhereToLook } from '../../features/studios/WhereToLook.tsx';
import { useFinder } from '../../features/studios/useFinder.ts';
import { StudioCard } from '../../features/studios/StudioCard.tsx';
import { useSliced } from '../../lib/useSliced.ts';
import { StartPaint } from '../../lib/StartPaint.tsx';
import { lendAddress } from '../../domains/studio/lender.ts';
import { mayAlwaysChoose } from '../../domains/studio/mayAlwaysChoose.ts';
import { useHomeStudio } from '../../domains/studio/useHomeStudio.ts';
import { encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';

const Grid = styled('ul')({
  display: 'grid',
  gap: space(32),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  margin: 0,
  padding: 0,
});

const Controls = styled('div')({ display: 'grid', gap: space(16), marginBottom: space(24) });

/** The studios of a tenant, or of all chains: search by town, filters, map, list by distance (specification 1, section 2.2). */
export function StudioListRoute() {
  const intl = useIntl();
  const { tenant } = useParams();
  const whitelabel = useWhitelabel();
  const homeStudio = useHomeStudio(tenant);
  const directory = tenant === undefined ? whitelabel?.publicFacilityGroup : undefined;
  const { organizationUnitId, overview } = readQuery(useLocation().search);
  const { error, refetch, isFetching, ...studios } = useListBookingPortalStudios();
  const data = useSliced(studios.data);
  const errorState = useErrorState(error);
  const { place, setPlace, categories, features, found } = useFinder(data ?? []);
  const first = directory === undefined ? undefined : data?.[0]?.studioUuid;
  useEffect(() => {
    if (first !== undefined) lendAddress(first);
  }, [first]);
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
  if (isNoName || error?.status === 404) return <UnknownStudioPage />;
  return (
    <PageShell
      title={<FormattedMessage {...(directory ? messages.directoryTitle : messages.title)} />}
      intro={<FormattedMessage {...(directory ? messages.directoryIntro : messages.intro)} />}
      status={data ? (data.length === 0 ? 'empty' : 'content') : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={
        <StartPaint part="below">
          <TilesSkeleton tiles={6} />
        </StartPaint>
      }
      empty={{ drawing: 'door', title: <FormattedMessage {...messages.empty} /> }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      <Controls>
        <WhereToLook place={place} onChange={setPlace} />
        <FilterChips label={intl.formatMessage(messages.categories)} {...categories} />
        <FilterChips label={intl.formatMessage(messages.features)} {...features} />
        {place && <StudioMap centre={place} found={found} />}
        <Typography color="textSecondary" role="status">
          <FormattedMessage {...messages.count} values={{ count: found.length }} />
        </Typography>
      </Controls>
      {found.length === 0 && (
        <EmptyState drawing="search" title={<FormattedMessage {...messages.nothing} />} />
      )}
      <Grid>
        {found.map((one, index) => (
          <StudioCard
            key={one.studio.studioUuid}
            found={one}
            number={place ? index + 1 : undefined}
            isHome={one.studio.id === homeStudio?.id}
            directory={directory}
            important={index === 0}
          />
        ))}
      </Grid>
    </PageShell>
  );
}
