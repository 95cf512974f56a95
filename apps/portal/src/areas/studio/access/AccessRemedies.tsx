import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findContact } from '../shared/findContact.ts';
import { phoneUrl } from '../shared/phoneUrl.ts';
import { messages } from './messages.ts';

/** Page on which a member can end a restriction. */
export type AccessRemedy = 'accountBalance' | 'contract' | 'idlePeriods';

const labels = {
  accountBalance: messages.pay,
  contract: messages.toOffers,
  idlePeriods: messages.toPauses,
} satisfies Record<AccessRemedy, MessageDescriptor>;

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** Buttons for the remedies that the member may open, and to contact the studio. */
export function AccessRemedies({ remedies }: { remedies: readonly AccessRemedy[] }) {
  const { studio, studioUuid } = useStudio();
  const canOpen = useRouteAccess();
  const email = findContact(studio, 'EMAIL');
  const phone = findContact(studio, 'PHONE');
  return (
    <Row>
      {remedies.filter(canOpen).map((remedy) => (
        <Button key={remedy} variant="contained" component={Link} to={path(remedy, { studioUuid })}>
          <FormattedMessage {...labels[remedy]} />
        </Button>
      ))}
      {email !== undefined ? (
        <Button variant="outlined" color="inherit" href={`mailto:${email}`}>
          <FormattedMessage {...messages.message} />
        </Button>
      ) : (
        phone !== undefined && (
          <Button variant="outlined" color="inherit" href={phoneUrl(phone)}>
            <FormattedMessage {...messages.call} />
          </Button>
        )
      )}
    </Row>
  );
}
