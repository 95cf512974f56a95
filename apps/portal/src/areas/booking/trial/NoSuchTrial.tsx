import { FormattedMessage } from 'react-intl';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/**
 * Shown if the studio does not have the trial session or offer that the address names. Nothing else
 * is booked instead.
 */
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
