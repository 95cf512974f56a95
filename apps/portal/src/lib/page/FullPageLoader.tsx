import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import { PageRoom } from '@studio-portal/ui/PageRoom';
import { headerHeight, topBarHeight } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { useWhitelabel } from '../brand/WhitelabelProvider.tsx';
import { useOnline } from '../browser/useOnline.ts';
import { useRouteName } from '../routes/RouteContext.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';
import { pageMessages } from './pageMessages.ts';

/** Heights of the hero on the home page (PictureBand), with a name of one line, by the brand's layout. */
const heroHeights = new Map<string | undefined, Record<string, number>>([
  ['SPLIT', { xs: 530, sm: 440 }],
  ['FULL_BLEED', { xs: 540, sm: 680, md: 580 }],
  ['POSTER', { xs: 570, sm: 520, lg: 560 }],
]);

/** Height of the map, for brands without a layout. */
const mapHeight = 360;

/** Placeholder for the hero, with space for the tabs above it. */
function HeroSkeleton() {
  const layout = useWhitelabel()?.style.heroLayout;
  return (
    <Skeleton
      variant="rectangular"
      sx={{
        height: heroHeights.get(layout) ?? mapHeight,
        mt: { sm: `${headerHeight.desktop - topBarHeight.desktop}px` },
      }}
    />
  );
}

/**
 * Shown while a page loads: on the home page of a studio its picture and text, elsewhere a title and
 * content. Without a network it says that the page opens later, and leads back.
 */
export function FullPageLoader() {
  const isOnline = useOnline();
  const isHome = useRouteName() === 'studio';
  if (!isOnline)
    return (
      <EmptyState
        drawing="door"
        title={<FormattedMessage {...pageMessages.opensOnline} />}
        action={
          <Button variant="outlined" onClick={() => history.back()}>
            <FormattedMessage {...pageMessages.goBack} />
          </Button>
        }
      />
    );
  return (
    <LoadingRegion label={pageMessages.loading}>
      <div aria-hidden>
        {isHome && <HeroSkeleton />}
        <PageRoom template="page" as="div">
          <Skeleton variant="rounded" height={44} width="40%" sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={160} />
        </PageRoom>
      </div>
    </LoadingRegion>
  );
}
