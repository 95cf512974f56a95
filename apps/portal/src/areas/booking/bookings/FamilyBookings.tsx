import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { familyMessages } from '../../account/family/familyMessages.ts';
import { useActing } from '../../account/family/useActing.ts';
import { startActing, useFamily } from '../../account/family/useFamily.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

const People = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(4)} ${space(12)}`,
  marginBottom: space(16),
  '& > span': { flexBasis: '100%' },
  '& button': { overflowWrap: 'anywhere' },
});

/**
 * Switches from the user's own bookings to those of a child or the partner. The bar below the
 * header switches back, so nothing renders while the user acts for someone.
 */
export function FamilyBookings() {
  const { user } = useStudio();
  const family = useFamily(user);
  const label = useId();
  const isActing = useActing() !== undefined;
  if (!user || isActing || family.length === 0) return null;
  return (
    <People role="group" aria-labelledby={label}>
      <Typography id={label} variant="body2" color="textSecondary" component="span">
        <FormattedMessage {...familyMessages.showOthers} />
      </Typography>
      {family.map((person) => (
        <Button
          key={person.id}
          variant="outlined"
          onClick={() => {
            startActing(user, person);
            recoverLostFocus();
          }}
        >
          {person.firstName}
        </Button>
      ))}
    </People>
  );
}
