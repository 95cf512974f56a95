import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetContractConfiguration } from '@studio-portal/sdk/api/contracts';
import type { MemberContract } from '@studio-portal/sdk/types';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { changeAddress } from '../../joining/change/changeAddress.ts';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { dayInZone, fromWire } from '../../../lib/dates/dates.ts';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { usePauseText } from '../idlePeriods/usePauseText.ts';
import { cancelPageAddress } from './contractAddress.ts';
import { ContractChanges } from './ContractChanges.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { stateLabel } from './stateLabel.ts';
import { ContractTimeline } from './ContractTimeline.tsx';
import { ExitPromise } from './ExitPromise.tsx';
import { cancelMessages } from './cancelMessages.ts';
import { messages } from './messages.ts';
import { ModuleList } from './ModuleList.tsx';
import { formatContractState } from '../../joining/words/formatContractState.ts';
import { WhatIf } from './WhatIf.tsx';
import { WithdrawCancelation } from './WithdrawCancelation.tsx';

const Parts = styled('div')({ display: 'grid', gap: space(32) });

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(32),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Title = ({ of: message }: { of: MessageDescriptor }) => (
  <Typography variant="h2" sx={{ mb: 2 }}>
    <FormattedMessage {...message} />
  </Typography>
);

/**
 * Details of a contract: state, timeline, effect of a cancelation today, modules, price and
 * documents.
 */
export function ContractView({ contract }: { contract: MemberContract }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { id, name, state, cancelable, withdrawable, exitPromise, moduleContracts } = contract;
  const pause = usePauseText();
  const canChange = useCanOpen('contract');
  const takesCancelations = useGetContractConfiguration().data?.onlineCancelationEnabled !== false;
  const mayWithdraw = fromWire(contract.withdrawalEndDate) >= dayInZone(studio.zoneId);
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(cancelMessages.withdraw)}
      cancelLabel={intl.formatMessage(cancelMessages.stayCanceled)}
    >
      <Parts>
        <Head>
          <Tag filled={state === 'RUNNING'}>
            <FormattedMessage {...stateLabel(contract)} />
          </Tag>
          {[
            formatContractState(contract, intl),
            ...(pause && state === 'RUNNING' ? [pause] : []),
          ].join(' · ')}
          {contract.upgradable && canChange && (
            <Button
              variant="outlined"
              component={Link}
              to={changeAddress(studioUuid, id)}
              sx={{ ml: { sm: 'auto' }, width: { xs: 1, sm: 'auto' } }}
            >
              <FormattedMessage {...messages.change} />
            </Button>
          )}
        </Head>
        <ContractChanges contract={contract} />
        {mayWithdraw && (
          <p>
            <FormattedMessage
              {...messages.withdrawContract}
              values={{ day: formatLongDay(contract.withdrawalEndDate, intl) }}
            />{' '}
            <SiteLink href={path('contractWithdrawal', { studioUuid })}>
              <FormattedMessage {...messages.toWithdrawal} />
            </SiteLink>
          </p>
        )}
        <Columns>
          <section>
            <Title of={messages.timeline} />
            <ContractTimeline contract={contract} />
          </section>
          {(exitPromise ?? withdrawable) && (
            <Panel>
              {exitPromise && (
                <>
                  <Typography variant="h2">
                    <FormattedMessage {...cancelMessages.promise} />
                  </Typography>
                  <ExitPromise promise={exitPromise} />
                </>
              )}
              {cancelable && (
                <Button variant="outlined" component={Link} to={cancelPageAddress(studioUuid, id)}>
                  <FormattedMessage {...cancelMessages.cancelContract} />
                </Button>
              )}
              {exitPromise && !cancelable && !takesCancelations && (
                <Typography>
                  <FormattedMessage {...cancelMessages.notOnline} />
                </Typography>
              )}
              {withdrawable && <WithdrawCancelation id={id} of="contract" name={name} />}
            </Panel>
          )}
        </Columns>
        <WhatIf contract={contract} />
        {moduleContracts.length > 0 && (
          <section>
            <Title of={messages.modules} />
            <ModuleList contract={contract} />
          </section>
        )}
        <section>
          <Title of={messages.details} />
          <ContractFacts contract={contract} />
        </section>
        <section>
          <Title of={messages.documents} />
          <ContractDocuments contract={contract} />
        </section>
      </Parts>
    </ConfirmProvider>
  );
}
