import { useListPasses } from '@studio-portal/sdk/api/virtual-products';
import { Ticket } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { ValueCard } from '../door/ValueCard.tsx';

/** Number of passes that can be used. */
export function PassesCard() {
  const { studioUuid } = useStudio();
  const passes = useListPasses({ query: { staleTime: 0 } });
  return (
    <ValueCard
      icon={Ticket}
      title={<FormattedMessage {...titles.myPasses} />}
      query={passes}
      to={{
        href: path('myPasses', { studioUuid }),
        label: <FormattedMessage {...messages.toPasses} />,
      }}
    >
      {(all) => ({
        answer: (
          <FormattedMessage
            {...messages.passes}
            values={{ count: all.filter(({ state }) => state === 'USABLE').length }}
          />
        ),
      })}
    </ValueCard>
  );
}
