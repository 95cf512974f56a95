import Button from '@mui/material/Button';
import { useListStudioNews } from '@studio-portal/sdk/api/studio-news';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';

/** Page of a news item; says so if it is gone. */
export function NewsItemPage({ id }: { id: string }) {
  const { studio, studioUuid } = useStudio();
  const news = useListStudioNews({ organizationUnitId: studio.id });
  const item = news.data?.find((one) => String(one.id) === id);
  useOwnTitle(item?.title);
  const gone = {
    drawing: 'search',
    title: <FormattedMessage {...messages.gone} />,
    action: (
      <Button variant="contained" component={Link} to={path('studioNews', { studioUuid })}>
        <FormattedMessage {...messages.all} />
      </Button>
    ),
  } as const;
  return (
    <Page
      title={item?.title ?? <FormattedMessage {...messages.title} />}
      queries={{ news }}
      skeleton={<NewsSkeleton articles={1} />}
      empty={() => (item ? undefined : gone)}
    >
      {() => item && <NewsArticle news={item} important isWhole />}
    </Page>
  );
}
