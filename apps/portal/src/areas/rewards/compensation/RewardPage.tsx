import Box from '@mui/material/Box';
import {
  createCompensationProposal,
  useListCompensationPremiums,
  useListCompensations,
} from '@studio-portal/sdk/api/compensation';
import type { Compensation } from '@studio-portal/sdk/types';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { RewardForm } from '../shared/RewardForm.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, toWire } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface Choice {
  premiumId: number;
  start: Day | undefined;
}

/** Rewards to choose from for a compensation. */
export function RewardPage({ id }: { id: number }) {
  const { studioUuid } = useStudio();
  const all = path('compensation', { studioUuid });
  const compensations = useListCompensations({ query: { staleTime: 0 } });
  const premiums = useListCompensationPremiums(id, { query: { staleTime: 0 } });
  const one = compensations.data?.find(({ compensationId }) => compensationId === id);
  useOwnTitle(one?.name);
  return (
    <Page
      title={one?.name ?? <FormattedMessage {...selfServiceTitles.compensation} />}
      template="form"
      queries={{ compensations, premiums }}
      skeleton={<TextSkeleton />}
      missing={{ title: <FormattedMessage {...messages.gone} /> }}
      empty={() =>
        one?.status === 'CLAIMABLE'
          ? undefined
          : { drawing: 'search', title: <FormattedMessage {...messages.gone} /> }
      }
    >
      {(loaded) =>
        one && <ChooseReward compensation={one} rewards={loaded.premiums.data} all={all} />
      }
    </Page>
  );
}

function ChooseReward(props: {
  compensation: Compensation;
  rewards: Parameters<typeof RewardForm>[0]['rewards'];
  all: string;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { compensation, rewards, all } = props;
  const { compensationId, approvalRequired, proposal } = compensation;
  const [keyFor] = useState(createKeyring);
  const { mutate, isPending, error } = useApiMutation(['createCompensationProposal'], {
    mutationFn: ({ premiumId, start }: Choice) =>
      createCompensationProposal(
        compensationId,
        { premiumId, ...(start ? { rewardPeriodFrom: toWire(start) } : {}) },
        { 'Idempotency-Key': keyFor([compensationId, premiumId, start]) },
      ),
    onSuccess: () => {
      if (approvalRequired)
        notify({ type: 'success', title: intl.formatMessage(messages.asked), closeOnClick: true });
      void navigate(all);
    },
  });
  return (
    <>
      {proposal && (proposal.status === 'REJECTED' || proposal.status === 'ERROR') && (
        <Box sx={{ mb: 3 }}>
          <Alert kind="warning">
            <FormattedMessage {...messages.rejected} values={{ name: proposal.name }} />
          </Alert>
        </Box>
      )}
      <RewardForm
        rewards={rewards}
        action={approvalRequired ? messages.ask : messages.propose}
        pending={isPending}
        cancelTo={all}
        error={error}
        onChoose={(premiumId, start) => mutate({ premiumId, start })}
      />
    </>
  );
}
