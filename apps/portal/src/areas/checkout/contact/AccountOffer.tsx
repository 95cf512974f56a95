import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TrialCustomerData } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { guestMessages } from '../result/guestMessages.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: space(12),
  marginTop: space(32),
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.soft.brand,
}));

/** Fields that prefill the registration form. */
type Person = Pick<TrialCustomerData, 'firstname' | 'lastname' | 'email'>;

/**
 * Offers an account to a user who has just bought without one; their data is passed on in memory
 * only. The booking stays accessible by its link and does not move into the account.
 */
export function AccountOffer({
  person,
  title = guestMessages.accountTitle,
}: {
  person: Person;
  title?: MessageDescriptor;
}) {
  const { studioUuid, user } = useStudio();
  if (user) return null;
  const { firstname, lastname, email } = person;
  return (
    <Card aria-labelledby="account-offer">
      <Typography id="account-offer" variant="h2">
        <FormattedMessage {...title} />
      </Typography>
      <Typography>
        <FormattedMessage {...guestMessages.accountText} />
      </Typography>
      <Button
        variant="outlined"
        component={Link}
        to={`${path('login', { studioUuid })}?register`}
        onClick={() => saveFormDraft('booked-as', { firstname, lastname, email })}
      >
        <FormattedMessage {...guestMessages.createAccount} />
      </Button>
    </Card>
  );
}
