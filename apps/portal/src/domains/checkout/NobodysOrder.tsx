import { FormattedMessage } from 'react-intl';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { rememberHere } from '../session/afterLogin.ts';
import { guestMessages } from './guestMessages.ts';
import { OrderNotFound } from './OrderNotFound.tsx';

/** An order that nobody who reads may see: of an account that is not logged in, or begun without one in another visit. */
export function NobodysOrder() {
  const { studioUuid } = useStudio();
  return (
    <OrderNotFound
      description={<FormattedMessage {...guestMessages.nobodys} />}
      to={path('login', { studioUuid })}
      label={guestMessages.login}
      onLeave={rememberHere}
    />
  );
}
