import Typography from '@mui/material/Typography';
import type { MemberContract } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { contractMessages } from '../words/contractMessages.ts';
import { stateWords } from '../words/stateWords.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { changeMessages as messages } from '../change/changeMessages.ts';

/** What the member has today: named wherever something else is chosen for it. */
export function PresentContract({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const price = formatPrice(contract.monthlyPrice, intl.locale);
  return (
    <Panel>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.today} />
      </Typography>
      <Typography variant="subtitle1" component="p">
        {contract.name}
      </Typography>
      <Typography>
        {[intl.formatMessage(contractMessages.aMonth, { price }), stateWords(contract, intl)].join(
          ' · ',
        )}
      </Typography>
    </Panel>
  );
}
