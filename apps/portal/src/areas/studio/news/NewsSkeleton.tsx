import Skeleton from '@mui/material/Skeleton';
import { ArticleFrame } from './ArticleFrame.tsx';

/** Skeleton of the news list. */
export const NewsSkeleton = () =>
  [1, 2, 3].map((article) => (
    <ArticleFrame as="div" illustrated key={article}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
      <div>
        <Skeleton width={120} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    </ArticleFrame>
  ));
