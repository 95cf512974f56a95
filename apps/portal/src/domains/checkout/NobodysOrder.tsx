import { FormattedMessage } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { rememberHere } from '../session/afterLogin.ts';
import { DeadEnd } from './DeadEnd.tsx';
import { guestMessages } from './guestMessages.ts';
import { resultMessages } from './resultMessages.ts';

/** An order that nobody who reads may see: of an account that is not logged in, or begun without one in another visit. */
export function NobodysOrder() {
  const { studioUuid } = useStudio();
  return (
    <DeadEnd
      title={resultMessages.unknownOrder}
      description={<FormattedMessage {...guestMessages.nobodys} />}
      to={path('login', { studioUuid })}
      label={guestMessages.login}
      onLeave={rememberHere}
    />
  );
}
