import Typography from '@mui/material/Typography';
import type { MemberContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { contractMessages } from '../words/contractMessages.ts';
import { formatContractState } from '../words/formatContractState.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { changeMessages as messages } from '../change/changeMessages.ts';
import { listExtras } from '../change/currentExtras.ts';

/** Current contract of the member, shown wherever a replacement is selected. */
export function CurrentContractPanel({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const price = formatPrice(contract.monthlyPrice, intl.locale);
  const extras = listExtras(contract);
  return (
    <Panel>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.today} />
      </Typography>
      <Typography variant="subtitle1" component="p">
        {contract.name}
      </Typography>
      <Typography>
        {[
          intl.formatMessage(contractMessages.aMonth, { price }),
          formatContractState(contract, intl),
        ].join(' · ')}
      </Typography>
      {extras.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.withExtras} values={{ extras: intl.formatList(extras) }} />
        </Typography>
      )}
    </Panel>
  );
}
