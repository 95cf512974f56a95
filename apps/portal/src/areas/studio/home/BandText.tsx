import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { OpenNow } from '../shared/OpenNow.tsx';
import { BandActions } from './BandActions.tsx';
import { ContactChips } from './ContactChips.tsx';

const Text = styled('div')({
  display: 'grid',
  gap: space(12),
  alignSelf: 'start',
  justifyItems: 'start',
});

/** Name, opening state, contact and primary action of the studio. */
export function BandText({ className }: { className?: string }) {
  const { studio, tenantInfo } = useStudio();
  return (
    <Text className={className}>
      <Typography component="p">{tenantInfo.publicTenantName}</Typography>
      <Typography variant="display" component="h1">
        {studio.name}
      </Typography>
      <OpenNow hours={studio.closingHoursDtos} zone={studio.zoneId} />
      <BandActions />
      <ContactChips studio={studio} />
    </Text>
  );
}
