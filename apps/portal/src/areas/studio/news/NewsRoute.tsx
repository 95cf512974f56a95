import { useListStudioNews } from '@studio-portal/sdk/api/studio-news';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsItemPage } from './NewsItemPage.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { StartLink } from '../shared/StartLink.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** News of a studio, latest first, or the item that the query names (`?news=3`). */
export function NewsRoute() {
  const [query] = useSearchParams();
  const id = query.get('news');
  return id === null ? <NewsList /> : <NewsItemPage id={id} />;
}

function NewsList() {
  const { studio } = useStudio();
  const news = useListStudioNews({ organizationUnitId: studio.id });
  const title = <FormattedMessage {...messages.empty} />;
  const none = { drawing: 'door', title, action: <StartLink /> } as const;
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      queries={{ news }}
      skeleton={<NewsSkeleton articles={3} />}
      empty={(loaded) => (loaded.news.data.length > 0 ? undefined : none)}
    >
      {(loaded) =>
        loaded.news.data.map((one, index) => (
          <NewsArticle key={one.id} news={one} important={index === 0} />
        ))
      }
    </Page>
  );
}
