import { FormattedMessage } from 'react-intl';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** An address that names a trial session, or an offer of one, which the studio does not have: nothing else is booked in its place. */
export function NoSuchTrial() {
  const { studioUuid } = useStudio();
  return (
    <DeadEnd
      title={messages.noSuchTitle}
      description={<FormattedMessage {...messages.noSuchText} />}
      to={path('trialSession', { studioUuid })}
      label={messages.noSuchTo}
    />
  );
}
