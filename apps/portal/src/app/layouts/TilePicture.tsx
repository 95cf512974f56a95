import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetConfig } from '@studio-portal/sdk/api/trial-sessions';
import { useListPublicVirtualProducts } from '@studio-portal/sdk/api/virtual-products';
import { useListVouchers } from '@studio-portal/sdk/api/vouchers';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { breakpoints } from '@studio-portal/ui/tokens';
import { useBenefits } from '../../areas/booking/appointments/useBenefits.ts';
import { useCourses } from '../../areas/booking/courses/useCourses.ts';
import { useEvents } from '../../areas/booking/courses/useEvents.ts';
import { tileFrame } from '../../areas/studio/home/HomeTiles.tsx';
import type { TileName } from '../../areas/studio/home/useHomePages.ts';
import { addDays, dayInZone } from '../../lib/dates/dates.ts';
import { useStudio } from '../../lib/routes/StudioContext.tsx';

/** Days from today that the picture of the events is taken from, as many as their page shows. */
const eventDays = 61;

/** Picture of the first thing that a page offers; nothing until it has loaded. */
export function TilePicture({ name }: { name: TileName }) {
  const { studio } = useStudio();
  const params = { organizationUnitId: studio.id };
  const isFor = (...names: TileName[]) => names.includes(name);
  const when = (...names: TileName[]) => ({ query: { enabled: isFor(...names) } });
  const today = dayInZone(studio.zoneId);
  const { data: trial } = useGetConfig(params, when('trialSession'));
  const { data: contracts } = useListContractOffers(params, when('contract'));
  const { data: courses } = useCourses(today, addDays(today, 1), isFor('courses'));
  const { data: vouchers } = useListVouchers(params, when('vouchers'));
  const { data: benefits } = useBenefits(isFor('appointments'));
  const { data: events } = useEvents(today, addDays(today, eventDays), isFor('events'));
  const { data: products } = useListPublicVirtualProducts(params, when('dayTickets', 'offers'));
  const items: Partial<Record<TileName, readonly { image: PictureFiles | null }[] | undefined>> = {
    trialSession: trial && [trial],
    contract: contracts,
    courses,
    vouchers,
    appointments: benefits,
    events,
    dayTickets: products?.filter(({ type }) => type === 'DAY_TICKET'),
    offers: products?.filter(({ type }) => type === 'BENEFIT_OFFER'),
  };
  const picture = items[name]?.find(({ image }) => image)?.image;
  return picture ? (
    <Picture
      small={{ src: picture.url, width: picture.width }}
      large={{ src: picture.urlLarge, width: picture.width * 2 }}
      {...tileFrame}
      // Even dense displays of phones get the small file.
      sizes={`(min-width: ${breakpoints.sm}px) 300px, 150px`}
      alt=""
    />
  ) : null;
}
