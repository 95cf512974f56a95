import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { Picture } from '@studio-portal/ui/Picture';
import { radii } from '@studio-portal/ui/tokens';
import { CalendarCheck, DoorOpen } from 'lucide';
import { isBooking, type Visit } from './visit.ts';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radii.control,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.brand,
  '& > svg': { placeSelf: 'center' },
}));

/** Small decorative picture of a visit, or an icon for what has none. */
export const VisitPicture = ({ visit }: { visit: Visit }) => (
  <Frame aria-hidden>
    {isBooking(visit) && visit.image ? (
      <Picture
        small={{ src: visit.image.url, width: visit.image.width }}
        width={1}
        height={1}
        alt=""
        color={visit.colorHex}
      />
    ) : (
      <Icon of={isBooking(visit) ? CalendarCheck : DoorOpen} size={24} />
    )}
  </Frame>
);
