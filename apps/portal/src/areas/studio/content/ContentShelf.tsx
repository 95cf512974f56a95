import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { messages } from './messages.ts';
import { useContent } from './useContent.ts';
import { VideoCard } from './VideoCard.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(16),
  marginBlock: `${space(32)} ${space(16)}`,
});

/**
 * Shows the latest articles and videos with a link to all; nothing if there are none or loading
 * failed.
 */
export function ContentShelf() {
  const { studioUuid } = useStudio();
  const { articles, videos } = useContent();
  const [video] = videos.data ?? [];
  const latest = (articles.data ?? []).slice(0, video ? 2 : 3);
  // Waits for both lists, since a late one would shift content that is being read.
  if (articles.isPending || videos.isPending || (latest.length === 0 && !video)) return null;
  return (
    <section>
      <Head>
        <Typography variant="h2" sx={{ m: 0 }}>
          <FormattedMessage {...selfServiceTitles.content} />
        </Typography>
        <SiteLink href={path('content', { studioUuid })}>
          <FormattedMessage {...messages.all} />
        </SiteLink>
      </Head>
      <PictureGrid>
        {latest.map((article) => (
          <ArticleCard key={article.id} article={article} important={false} />
        ))}
        {video && <VideoCard video={video} important={false} />}
      </PictureGrid>
    </section>
  );
}
