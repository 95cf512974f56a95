import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rememberCurrentPage } from '../../../lib/session/afterLogin.ts';
import { DeadEnd } from './DeadEnd.tsx';
import { guestMessages } from '../result/guestMessages.ts';
import { resultMessages } from '../result/resultMessages.ts';

/** Shown for an order of another account, or of a guest in another visit. */
export function OrderAccessDenied() {
  const { studioUuid } = useStudio();
  return (
    <DeadEnd
      title={resultMessages.unknownOrder}
      description={<FormattedMessage {...guestMessages.nobodys} />}
      to={path('login', { studioUuid })}
      label={guestMessages.login}
      onLeave={rememberCurrentPage}
    />
  );
}
