import Skeleton from '@mui/material/Skeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';

/** Skeleton of news items. */
export const NewsSkeleton = ({ articles }: { articles: number }) =>
  Array.from({ length: articles }, (_, index) => (
    <ArticleFrame illustrated key={index}>
      <CoverSkeleton aspectRatio="3 / 2" />
      <div>
        <Skeleton width={120} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    </ArticleFrame>
  ));
