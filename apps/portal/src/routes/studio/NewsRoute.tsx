import { useListStudioNews } from '@studio-portal/sdk/api/studio-news';
import { PageShell } from '@studio-portal/ui/PageShell';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../features/news/messages.ts';
import { NewsArticle } from '../../features/news/NewsArticle.tsx';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useSliced } from '../../lib/useSliced.ts';
import { StartPaint } from '../../lib/StartPaint.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The news of a studio, the latest first. */
export function NewsRoute() {
  const intl = useIntl();
  const { studio } = useStudio();
  const { error, refetch, isFetching, ...news } = useListStudioNews({
    organizationUnitId: studio.id,
  });
  const data = useSliced(news.data);
  const errorState = useErrorState(error, studio.zoneId);
  return (
    <PageShell
      title={<FormattedMessage {...messages.title} />}
      status={data ? (data.length === 0 ? 'empty' : 'content') : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={
        <StartPaint part="below">
          <TilesSkeleton tiles={3} />
        </StartPaint>
      }
      empty={{ drawing: 'door', title: <FormattedMessage {...messages.empty} /> }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      {(data ?? []).map((news, index) => (
        <NewsArticle key={news.id} news={news} important={index === 0} />
      ))}
    </PageShell>
  );
}
