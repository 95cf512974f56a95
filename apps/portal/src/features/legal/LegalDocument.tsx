import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetLegalInfo } from '@studio-portal/sdk/api/legal';
import type { LegalInfo } from '@studio-portal/sdk/types';
import { PageShell } from '@studio-portal/ui/PageShell';
import { SafeHtml } from '@studio-portal/ui/SafeHtml';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { Prose } from '../../lib/Prose.tsx';
import { languageOf } from '../../domains/studio/languageOf.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** A legal document of the studio: its text, or the way to where the studio publishes it (specification 1, section 2.7). */
export function LegalDocument({ type, title }: { type: LegalInfo['type']; title: ReactNode }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { data, error, refetch, isFetching } = useGetLegalInfo(type, {
    organizationUnitId: studio.id,
  });
  const errorState = useErrorState(error, studio.zoneId);
  const missing = error?.status === 404;
  return (
    <PageShell
      template="form"
      title={title}
      status={data ? 'content' : missing ? 'empty' : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<TextSkeleton lines={8} />}
      empty={{
        drawing: 'search',
        title: <FormattedMessage {...messages.none} />,
        action: (
          <Button variant="contained" component={Link} to={path('studio', { studioUuid })}>
            <FormattedMessage {...messages.toHome} />
          </Button>
        ),
      }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      {data?.externalUrl && (
        <>
          <Typography sx={{ mb: 2 }}>
            <FormattedMessage {...messages.elsewhere} values={{ studio: studio.name }} />
          </Typography>
          <SiteLink href={data.text}>
            <FormattedMessage
              {...messages.open}
              values={{ host: URL.parse(data.text)?.host ?? data.text }}
            />
          </SiteLink>
        </>
      )}
      {data && !data.externalUrl && (
        <Prose lang={languageOf(studio)}>
          <SafeHtml kind="document" html={data.text} />
        </Prose>
      )}
    </PageShell>
  );
}
