import { useGetConsumptionCredit } from '@studio-portal/sdk/api/consumption-credit';
import { WalletCards } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from '../door/ValueCard.tsx';

/** Credit that the member can spend at the studio. */
export function ConsumptionCreditCard() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const credit = useGetConsumptionCredit({ query: { staleTime: 0 } });
  return (
    <ValueCard
      icon={WalletCards}
      title={<FormattedMessage {...selfServiceTitles.consumptionCredit} />}
      query={credit}
      to={{
        href: path('consumptionCredit', { studioUuid }),
        label: <FormattedMessage {...messages.toCredit} />,
      }}
    >
      {({ balance }) => ({ answer: formatSum(balance, intl) })}
    </ValueCard>
  );
}
