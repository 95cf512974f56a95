import { styled } from '@mui/material/styles';
import { useListStudiosForWhitelabelPortal } from '@studio-portal/sdk/api/studio-catalogue';
import { PageShell } from '@studio-portal/ui/PageShell';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router';
import { path } from '../../app/paths.ts';
import { readQuery } from '../../app/query.ts';
import { UnknownStudioPage } from '../../features/shell/UnknownStudioPage.tsx';
import { messages } from '../../features/studios/messages.ts';
import { StudioCard } from '../../features/studios/StudioCard.tsx';
import { encodeStudioUuid } from '../../lib/studioUuid.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';

const Grid = styled('ul')({
  display: 'grid',
  gap: space(32),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  margin: 0,
  padding: 0,
});

/** The studios of a tenant. */
export function StudioListRoute() {
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useListStudiosForWhitelabelPortal();
  const errorState = useErrorState(error);
  // Who is sent to one studio may choose another only when the address says so (specification 1, sections 2.2 and 6).
  const { tenant = '' } = useParams();
  const { organizationUnitId, overview } = readQuery(useLocation().search);
  if (organizationUnitId && !overview)
    return (
      <Navigate
        to={path('studio', { studioUuid: encodeStudioUuid({ tenant, organizationUnitId }) })}
        replace
      />
    );
  if (error?.status === 404) return <UnknownStudioPage />;
  return (
    <PageShell
      title={<FormattedMessage {...messages.title} />}
      intro={<FormattedMessage {...messages.intro} />}
      status={data ? (data.length === 0 ? 'empty' : 'content') : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<TilesSkeleton tiles={6} />}
      empty={{ drawing: 'door', title: <FormattedMessage {...messages.empty} /> }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      <Grid>
        {(data ?? []).map((studio) => (
          <StudioCard key={studio.id} studio={studio} />
        ))}
      </Grid>
    </PageShell>
  );
}
