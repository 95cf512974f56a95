import { useGetReferralProgram } from '@studio-portal/sdk/api/referral';
import { useGetReferralPremiums } from '@studio-portal/sdk/api/premiums';
import type { MyReferralProgram } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { RewardPicture } from '../shared/RewardPicture.tsx';
import { Invitation } from './Invitation.tsx';
import { messages } from './messages.ts';
import { Recruitments } from './Recruitments.tsx';
import { RedeemPage } from './RedeemPage.tsx';
import { referralParameter } from './referralAddress.ts';

/** Referral program with the member's referrals; with a referral in the query, its rewards. */
export function ReferralProgramPage() {
  const id = useIdInQuery(referralParameter);
  return id === undefined ? <Program /> : <RedeemPage id={id} />;
}

function Program() {
  const { studio } = useStudio();
  const mine = useGetReferralProgram({ query: { staleTime: 0 } });
  const referrals = useGetReferralPremiums({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.referralProgram} />}
      intro={
        mine.data?.program?.description ?? (
          <FormattedMessage {...messages.intro} values={{ studio: studio.name }} />
        )
      }
      queries={{ mine, referrals }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => (
        <>
          <Terms program={loaded.mine.data.program} />
          <Invitation program={loaded.mine.data} />
          <Recruitments of={loaded.referrals.data} />
        </>
      )}
    </Page>
  );
}

function Terms({ program }: Pick<MyReferralProgram, 'program'>) {
  const intl = useIntl();
  if (!program) return <FormattedMessage {...messages.noProgram} />;
  const { rewardDescription, discount, validUntil } = program;
  const facts: Fact[] = [
    [messages.forYou, rewardDescription],
    [
      messages.forFriend,
      intl.formatMessage(messages.discount, {
        payments: discount.payments,
        price: formatPrice(discount.price, intl.locale),
      }),
    ],
    ...(validUntil
      ? [
          [
            messages.until,
            formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' }),
          ] as const,
        ]
      : []),
  ];
  return (
    <Panel>
      <RewardPicture type="CUSTOM" />
      <FactList facts={facts} />
    </Panel>
  );
}
