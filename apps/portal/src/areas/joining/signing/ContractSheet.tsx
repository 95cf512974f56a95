import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Contract } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { Panel } from '../../../lib/page/Panel.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from '../offers/messages.ts';
import { PriceLines } from '../offers/PriceLines.tsx';
import { signMessages } from './signMessages.ts';
import { useContractTexts } from '../words/useContractTexts.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space(8)} ${space(16)}`,
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

interface ContractSheetProps {
  contract: Contract;
  person: { firstname: string; lastname: string };
}

/**
 * A signed contract without its number, which the page shows above: parties, dates, all price lines
 * and the right of withdrawal.
 */
export function ContractSheet({ contract, person }: ContractSheetProps) {
  const { studioUuid } = useStudio();
  const { title, facts, withdrawal } = useContractTexts(contract, person);
  return (
    <Panel sx={{ width: '100%', boxSizing: 'border-box', mt: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <List>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Typography variant="h3">
        <FormattedMessage {...messages.price} />
      </Typography>
      <PriceLines priced={contract} />
      <Typography variant="body2">
        {withdrawal}{' '}
        <SiteLink href={path('contractWithdrawal', { studioUuid })}>
          <FormattedMessage {...signMessages.revocation} />
        </SiteLink>
      </Typography>
    </Panel>
  );
}
