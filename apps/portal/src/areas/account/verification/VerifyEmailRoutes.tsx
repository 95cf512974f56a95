import { FormattedMessage } from 'react-intl';
import { AdditionalAddress, LogInFirst } from './AdditionalAddress.tsx';
import { MainAddress } from './MainAddress.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The link of the registration's mail. */
export const VerifyRegisterRoute = () => (
  <MainAddress title={<FormattedMessage {...titles.verifyRegister} />} />
);

/** The link of the mail to a new main address. */
export const VerifyEmailRoute = () => (
  <MainAddress title={<FormattedMessage {...titles.verifyEmail} />} />
);

/** The link of the mail to an additional address. */
export function VerifyAdditionalEmailRoute() {
  const { user } = useStudio();
  return user ? (
    <AdditionalAddress title={<FormattedMessage {...titles.verifyAdditionalEmail} />} />
  ) : (
    <LogInFirst />
  );
}
