import { FormattedMessage } from 'react-intl';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { guestMessages } from '../../checkout/result/guestMessages.ts';
import { rememberCurrentPage } from '../../../lib/session/afterLogin.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { changeMessages as messages } from './changeMessages.ts';

/**
 * Says that the contract in the address cannot be changed: it belongs to another user, is canceled
 * or has already been replaced. Also replaces a step after the order was refused for that reason,
 * so it repeats the server's message.
 */
export function NotChangeable() {
  const { studioUuid, user } = useStudio();
  if (!user)
    return (
      <DeadEnd
        kind="pending"
        title={messages.membersOnly}
        to={path('login', { studioUuid })}
        label={guestMessages.login}
        onLeave={rememberCurrentPage}
      />
    );
  return (
    <DeadEnd
      title={messages.notChangeable}
      description={<FormattedMessage {...messages.notChangeableWhy} />}
      to={path('myContractCurrent', { studioUuid })}
      label={messages.toContracts}
    />
  );
}
