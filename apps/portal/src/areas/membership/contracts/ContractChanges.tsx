import Typography from '@mui/material/Typography';
import type { MemberContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPageAddress } from './contractAddress.ts';
import { messages } from './messages.ts';

/**
 * Says which contract replaces this one and which one it replaced; renders nothing for most
 * contracts.
 */
export function ContractChanges({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { replacedBy, replaces } = contract;
  return (
    <>
      {replacedBy && (
        <Typography>
          <FormattedMessage
            {...messages.replacedBy}
            values={{ name: replacedBy.name, day: formatLongDay(replacedBy.startDate, intl) }}
          />{' '}
          <SiteLink href={contractPageAddress(studioUuid, 'ACTIVE', replacedBy.id)}>
            <FormattedMessage {...messages.toSuccessor} />
          </SiteLink>
        </Typography>
      )}
      {replaces && (
        <Typography>
          <FormattedMessage
            {...messages.replaces}
            values={{
              name: replaces.name,
              number: replaces.contractNumber,
              day: formatLongDay(replaces.contractEndDate, intl),
            }}
          />{' '}
          {replaces.credit.amount > 0 && (
            <FormattedMessage
              {...messages.credited}
              values={{ price: formatPrice(replaces.credit, intl.locale) }}
            />
          )}
        </Typography>
      )}
    </>
  );
}
