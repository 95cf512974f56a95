import {
  useGetLoyaltyCustomerState,
  useGetLoyaltyTeaser,
  useGetLoyaltyWidget,
} from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyWidget } from '@studio-portal/sdk/types';
import { Sparkles } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from '../door/ValueCard.tsx';

/** Loyalty program at a glance: the widget for participants, the teaser for others (spec 2.4). */
export function LoyaltyCard() {
  const { data, error, refetch } = useGetLoyaltyCustomerState({ query: { staleTime: 0 } });
  // The permission applies to the chain; some of its studios may have no program.
  if (error?.errorCode === 'loyalty.error.noprogram') return null;
  if (data?.state === 'REGISTERED') return <Widget />;
  return <Teaser known={data !== undefined} failure={error ? { error, refetch } : undefined} />;
}

function Widget() {
  const { studioUuid } = useStudio();
  const widget = useGetLoyaltyWidget({ query: { staleTime: 0 } });
  return (
    <ValueCard
      icon={Sparkles}
      title={widget.data?.title ?? <FormattedMessage {...selfServiceTitles.loyaltyProgram} />}
      query={widget}
      to={{
        href: path('loyaltyProgram', { studioUuid }),
        label: <FormattedMessage {...messages.toLoyalty} />,
      }}
    >
      {(now) => ({
        answer: <FormattedMessage {...messages.points} values={{ count: now.points }} />,
        more: nextStep(now),
      })}
    </ValueCard>
  );
}

/** Returns the number of redeemable rewards, or else the next level. */
function nextStep({ redeemablePremiums, nextLevel }: LoyaltyWidget) {
  if (redeemablePremiums > 0)
    return <FormattedMessage {...messages.rewards} values={{ count: redeemablePremiums }} />;
  return (
    nextLevel && (
      <FormattedMessage
        {...messages.toNextLevel}
        values={{ count: nextLevel.pointsMissing, name: nextLevel.name }}
      />
    )
  );
}

/** @param props.known true once the member's state is loaded, which the teaser depends on */
function Teaser(props: {
  known: boolean;
  failure: { error: Error; refetch: () => unknown } | undefined;
}) {
  const { studioUuid } = useStudio();
  const teaser = useGetLoyaltyTeaser({ query: { staleTime: 0, enabled: props.known } });
  const isPending = teaser.data?.state === 'IN_REGISTRATION';
  return (
    <ValueCard
      icon={Sparkles}
      title={teaser.data?.title ?? <FormattedMessage {...selfServiceTitles.loyaltyProgram} />}
      query={props.failure ? { ...props.failure, data: undefined } : teaser}
      to={{
        href: path('loyaltyProgram', { studioUuid }),
        label: <FormattedMessage {...(isPending ? messages.toLoyalty : messages.joinLoyalty)} />,
      }}
    >
      {({ text }) => ({
        answer: <FormattedMessage {...messages.collect} />,
        more: isPending ? <FormattedMessage {...messages.loyaltyWaits} /> : text,
      })}
    </ValueCard>
  );
}
