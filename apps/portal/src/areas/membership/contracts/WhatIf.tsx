import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetContractOutlooks } from '@studio-portal/sdk/api/contracts';
import type {
  ContractOutlook,
  ContractOutlooks,
  ContractUpgradePreview,
  MemberContract,
} from '@studio-portal/sdk/types';
import { SegmentedControl } from '@studio-portal/ui/SegmentedControl';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { changeAddress } from '../../joining/change/changeAddress.ts';
import { formatTermName } from '../../joining/offers/formatTermName.ts';
import { requestIdlePeriodAddress } from '../idlePeriods/idleAddress.ts';
import { messages as idleMessages } from '../idlePeriods/messages.ts';
import { cancelMessages } from './cancelMessages.ts';
import { cancelPageAddress } from './contractAddress.ts';
import { messages as contractMessages } from './messages.ts';
import { outlookMessages as messages } from './outlookMessages.ts';
import { OutlookTable } from './OutlookTable.tsx';

const choices = ['PAUSE', 'CHANGE', 'CANCEL'] as const;
type Choice = (typeof choices)[number];

/**
 * Compares keeping a contract with a pause, a change and a cancelation. Renders nothing for
 * contracts that can only be canceled or that end already, since the page says when they end.
 */
export function WhatIf({ contract }: { contract: MemberContract }) {
  const canPause = useCanOpen('idlePeriods');
  const canChange = useCanOpen('contract');
  const { data } = useGetContractOutlooks(contract.id);
  const [kept, ...others] = data?.outlooks ?? [];
  const can = { PAUSE: canPause, CHANGE: canChange, CANCEL: contract.cancelable, KEEP: false };
  const possible = others.filter(({ choice }) => can[choice]);
  if (!data || !kept || possible.every(({ choice }) => choice === 'CANCEL')) return null;
  return <Comparison contract={contract} outlooks={data} kept={kept} others={possible} />;
}

interface ComparisonProps {
  contract: MemberContract;
  outlooks: ContractOutlooks;
  kept: ContractOutlook;
  others: readonly ContractOutlook[];
}

function Comparison({ contract, outlooks, kept, others }: ComparisonProps) {
  const intl = useIntl();
  const titleId = useId();
  const offered = choices.filter((choice) => others.some((other) => other.choice === choice));
  const [wanted, setWanted] = useState<Choice>();
  const [termId, setTermId] = useState<number>();
  const choice = wanted ?? offered[0];
  const ofChoice = others.filter((other) => other.choice === choice);
  const other = ofChoice.find((one) => findTermId(one) === termId) ?? ofChoice[0];
  if (!choice || !other) return null;
  const formatUpgrade = ({ upgrade }: ContractOutlook) => {
    if (!upgrade) return undefined;
    const { name, contractOfferId } = upgrade.preview;
    const terms = ofChoice.flatMap((one) =>
      one.upgrade?.preview.contractOfferId === contractOfferId ? [toTerm(one.upgrade)] : [],
    );
    const term = formatTermName(toTerm(upgrade), terms, intl);
    return intl.formatMessage(messages.option, { name, term });
  };
  return (
    <Panel aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <div>
        <SegmentedControl
          label={intl.formatMessage(messages.choices)}
          value={choice}
          onChange={setWanted}
          segments={offered.map((value) => ({
            value,
            label: <FormattedMessage {...messages[value]} />,
          }))}
        />
      </div>
      {ofChoice.length > 1 && (
        <TextField
          select
          label={<FormattedMessage {...messages.membership} />}
          value={findTermId(other)}
          onChange={({ target }) => setTermId(Number(target.value))}
        >
          {ofChoice.map((one) => (
            <MenuItem key={findTermId(one)} value={findTermId(one)}>
              {formatUpgrade(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box aria-live="polite">
        <OutlookTable
          contract={contract}
          kept={kept}
          other={other}
          upgradeName={formatUpgrade(other)}
          untilDate={outlooks.untilDate}
        />
      </Box>
      <ChoiceLink choice={choice} contractId={contract.id} />
    </Panel>
  );
}

const toTerm = ({ preview }: ContractUpgradePreview) => ({
  id: preview.contractOfferTermId,
  term: preview.term,
  paymentFrequency: preview.paymentFrequency,
});

const findTermId = ({ upgrade }: ContractOutlook) => upgrade?.preview.contractOfferTermId;

function ChoiceLink({ choice, contractId }: { choice: Choice; contractId: number }) {
  const { studioUuid } = useStudio();
  const { to, label } = {
    PAUSE: { to: requestIdlePeriodAddress(studioUuid), label: idleMessages.ask },
    CHANGE: { to: changeAddress(studioUuid, contractId), label: contractMessages.change },
    CANCEL: { to: cancelPageAddress(studioUuid, contractId), label: cancelMessages.cancelContract },
  }[choice];
  return (
    <Button variant="outlined" component={Link} to={to} sx={{ justifySelf: { sm: 'start' } }}>
      <FormattedMessage {...label} />
    </Button>
  );
}
