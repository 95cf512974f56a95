import { FormattedMessage } from 'react-intl';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Says that the studio lacks data of the member for an order, and links to where to add it. */
export function IncompleteDetails() {
  const { studioUuid } = useStudio();
  return (
    <DeadEnd
      kind="pending"
      title={messages.incomplete}
      description={<FormattedMessage {...messages.incompleteText} />}
      to={path('customer', { studioUuid })}
      label={messages.complete}
    />
  );
}
