import Button from '@mui/material/Button';
import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findContact } from '../shared/findContact.ts';
import { phoneUrl } from '../shared/phoneUrl.ts';
import { messages } from './messages.ts';

/** Leads to the payment of what the member owes, with the amount, if the studio is paid online. */
export function PayRemedy() {
  const { locale } = useIntl();
  const { data } = useGetAccountBalance({ query: { enabled: useCanOpen('accountBalance') } });
  if (data?.payable === false) return null;
  return (
    <LinkRemedy to="accountBalance">
      {data && data.balance.amount > 0 ? (
        <FormattedMessage
          {...messages.payAmount}
          values={{ price: formatPrice(data.balance, locale) }}
        />
      ) : (
        <FormattedMessage {...messages.pay} />
      )}
    </LinkRemedy>
  );
}

interface LinkRemedyProps {
  to: 'accountBalance' | 'contract' | 'idlePeriods';
  children: ReactNode;
}

/** Leads to the page on which a member can end a restriction, if the member may open it. */
export function LinkRemedy({ to, children }: LinkRemedyProps) {
  const { studioUuid } = useStudio();
  return (
    useCanOpen(to) && (
      <Button variant="contained" component={Link} to={path(to, { studioUuid })}>
        {children}
      </Button>
    )
  );
}

/** Begins an email to the studio, or a call if it has no address. */
export function ContactRemedy({ subject }: { subject: MessageDescriptor }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const email = findContact(studio, 'EMAIL');
  const phone = findContact(studio, 'PHONE');
  if (email !== undefined) {
    const title = encodeURIComponent(intl.formatMessage(subject, { studio: studio.name }));
    return (
      <Button variant="outlined" color="inherit" href={`mailto:${email}?subject=${title}`}>
        <FormattedMessage {...messages.message} />
      </Button>
    );
  }
  return (
    phone !== undefined && (
      <Button variant="outlined" color="inherit" href={phoneUrl(phone)}>
        <FormattedMessage {...messages.call} />
      </Button>
    )
  );
}
