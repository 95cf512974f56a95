import { Suspense } from 'react';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { MapBand } from './MapBand.tsx';
import { heroLayouts, PictureBand } from './PictureBand.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

const StickyBar = lazyNamed(() => import('./StickyBar.tsx'), 'StickyBar');

/**
 * Top of the studio home page: name, opening state, contact and primary action, with the studio's
 * picture in the brand's hero layout, or else with a map.
 */
export function StudioBand() {
  const { image } = useStudio().studio;
  const layout = heroLayouts.get(useWhitelabel()?.style.heroLayout);
  const { ref, isPast } = useScrolledPast<HTMLElement>();
  return (
    <>
      <section ref={ref}>
        {layout && image ? <PictureBand layout={layout} image={image} /> : <MapBand />}
      </section>
      {isPast !== undefined && (
        <Suspense fallback={null}>
          <StickyBar shown={isPast} />
        </Suspense>
      )}
    </>
  );
}
