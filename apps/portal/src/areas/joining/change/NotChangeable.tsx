import { FormattedMessage } from 'react-intl';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { guestMessages } from '../../checkout/result/guestMessages.ts';
import { rememberCurrentPage } from '../../../lib/session/afterLogin.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { changeMessages as messages } from './changeMessages.ts';

/**
 * The contract of the address cannot become another one: it is none of the reader's, canceled, or has become another one already. It takes
 * the place of a step, too, once a press of the order button was refused for that, so it says what the refusal said.
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
