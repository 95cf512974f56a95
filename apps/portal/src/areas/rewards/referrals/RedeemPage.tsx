import { redeemReferralPremium, useGetReferralPremiumInfo } from '@studio-portal/sdk/api/premiums';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { RewardForm } from '../shared/RewardForm.tsx';
import { formatGrant } from '../shared/rewardFormats.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { type Day, toWire } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/browser/notices.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

interface Choice {
  premiumId: number;
  start: Day | undefined;
}

/** Rewards to choose from for a referral, on either side. */
export function RedeemPage({ id }: { id: number }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const all = path('referralProgram', { studioUuid });
  const info = useGetReferralPremiumInfo(id, undefined, { query: { staleTime: 0 } });
  const [keyFor] = useState(createKeyring);
  const { mutate, isPending, error } = useApiMutation(['redeemReferralPremium'], {
    mutationFn: ({ premiumId, start }: Choice) =>
      redeemReferralPremium(
        {
          customerRecruitmentId: id,
          premiumId,
          ...(start ? { rewardStartDate: toWire(start) } : {}),
        },
        { 'Idempotency-Key': keyFor([id, premiumId, start]) },
      ),
    onSuccess: ({ name, grant }) => {
      notify({
        type: 'success',
        title: name,
        content: formatGrant(grant, intl),
        closeOnClick: true,
      });
      void navigate(all);
    },
  });
  const recruitment = info.data?.recruitment;
  const name = recruitment?.displayedName ?? intl.formatMessage(messages.somebody);
  const title = recruitment && intl.formatMessage(messages.rewardFor, { name });
  useOwnTitle(title);
  const gone = { title: <FormattedMessage {...messages.gone} /> };
  return (
    <Page
      title={title ?? <FormattedMessage {...selfServiceTitles.referralProgram} />}
      template="form"
      queries={{ info }}
      skeleton={<TextSkeleton />}
      missing={gone}
      empty={() =>
        // The mutation navigates by itself after redeeming.
        recruitment?.state === 'REDEEMABLE' || isPending
          ? undefined
          : { drawing: 'search', ...gone }
      }
    >
      {(loaded) => (
        <RewardForm
          rewards={loaded.info.data.premiums}
          action={messages.redeem}
          pending={isPending}
          cancelTo={all}
          error={error}
          onChoose={(premiumId, start) => mutate({ premiumId, start })}
        />
      )}
    </Page>
  );
}
