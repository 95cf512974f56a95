import Typography from '@mui/material/Typography';
import { useListPendingCancelations } from '@studio-portal/sdk/api/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { LinkList, ListLink } from '../../../lib/page/LinkList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contractPageAddress } from './contractAddress.ts';
import { messages } from './messages.ts';

/**
 * Canceled contracts and modules that still run, with links to their contracts, which can withdraw
 * the cancelation. Renders nothing if there are none.
 */
export function PendingCancelations() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { data = [] } = useListPendingCancelations({ query: { staleTime: 0 } });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="pending-cancelations">
      <Typography id="pending-cancelations" variant="h2">
        <FormattedMessage {...messages.pendingCancelations} />
      </Typography>
      <LinkList>
        {data.map(({ contractId, moduleContractId, name, cancelationDate, contractEndDate }) => (
          <ListLink
            key={`${contractId} ${moduleContractId}`}
            to={contractPageAddress(studioUuid, 'ACTIVE', contractId)}
            title={name}
            value={intl.formatMessage(messages.pendingCancelation, {
              canceled: formatLongDay(cancelationDate, intl),
              end: formatLongDay(contractEndDate, intl),
            })}
          />
        ))}
      </LinkList>
    </section>
  );
}
