import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

const Article = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  alignItems: 'start',
  paddingBlock: space(32),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
    gap: space(32),
  },
}));

/** The shape of the news: in each a picture, a day, a headline and its first words. */
export const NewsSkeleton = () =>
  [1, 2, 3].map((article) => (
    <Article key={article}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
      <div>
        <Skeleton width={120} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    </Article>
  ));
