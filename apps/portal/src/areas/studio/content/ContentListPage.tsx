import Typography from '@mui/material/Typography';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { Page } from '../../../lib/page/Page.tsx';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { messages } from './messages.ts';
import { useContent } from './useContent.ts';
import { VideoCard } from './VideoCard.tsx';

/** Lists all articles and videos, latest first. */
export const ContentListPage = () => (
  <Page
    title={<FormattedMessage {...selfServiceTitles.content} />}
    intro={<FormattedMessage {...messages.intro} />}
    queries={useContent()}
    skeleton={<ListSkeleton rows={3} />}
    empty={({ articles, videos }) =>
      articles.data.length + videos.data.length === 0
        ? { drawing: 'search', title: <FormattedMessage {...messages.none} /> }
        : undefined
    }
  >
    {({ articles, videos }) => (
      <>
        <Shelf title={messages.read} count={articles.data.length}>
          {articles.data.map((article, place) => (
            <ArticleCard key={article.id} article={article} important={place === 0} />
          ))}
        </Shelf>
        <Shelf title={messages.watch} count={videos.data.length}>
          {videos.data.map((video, place) => (
            <VideoCard
              key={video.id}
              video={video}
              important={place === 0 && articles.data.length === 0}
            />
          ))}
        </Shelf>
      </>
    )}
  </Page>
);

function Shelf(props: { title: MessageDescriptor; count: number; children: ReactNode }) {
  const { title, count, children } = props;
  if (count === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        <FormattedMessage {...title} />
      </Typography>
      <PictureGrid>{children}</PictureGrid>
    </section>
  );
}
