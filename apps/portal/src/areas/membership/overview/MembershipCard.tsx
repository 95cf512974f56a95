import { useGetMainContract } from '@studio-portal/sdk/api/contracts';
import type { MemberContract } from '@studio-portal/sdk/types';
import { FileText } from 'lucide';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { formatContractState } from '../../joining/words/formatContractState.ts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { usePauseText } from '../idlePeriods/usePauseText.ts';
import { messages } from './messages.ts';
import { ValueCard } from '../door/ValueCard.tsx';

/** Membership that applies today, with its pause or its next relevant date. */
export function MembershipCard() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const pause = usePauseText();
  const contract = useGetMainContract({ query: { staleTime: 0 } });
  // On 404, the member has no contract.
  const hasContract = toApiError(contract.error)?.status !== 404;
  return (
    <ValueCard
      icon={FileText}
      title={<FormattedMessage {...messages.membership} />}
      query={hasContract ? contract : { ...contract, data: null }}
      to={{
        href: path('myContractCurrent', { studioUuid }),
        label: <FormattedMessage {...messages.toContract} />,
      }}
    >
      {(main) =>
        main === null
          ? { answer: <FormattedMessage {...messages.noMembership} /> }
          : { answer: main.name, more: pause ?? nextDate(main, intl) }
      }
    </ValueCard>
  );
}

function nextDate(contract: MemberContract, intl: IntlShape): string {
  const { lastPossibleCancelationDate, nextEndDate } = contract;
  const state = formatContractState(contract, intl);
  if (!lastPossibleCancelationDate) return state;
  return intl.formatMessage(messages.cancelBy, {
    by: formatLongDay(lastPossibleCancelationDate, intl),
    end: formatLongDay(nextEndDate, intl),
  });
}
