import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { articleParameter, videoParameter } from './contentAddress.ts';
import { ContentListPage } from './ContentListPage.tsx';
import { VideoPage } from './VideoPage.tsx';

/** Shows all articles and videos, or the one that the query names. */
export function ContentPage() {
  const article = useIdInQuery(articleParameter);
  const video = useIdInQuery(videoParameter);
  if (article !== undefined) return <ArticlePage key={article} id={article} />;
  return video === undefined ? <ContentListPage /> : <VideoPage key={video} id={video} />;
}
