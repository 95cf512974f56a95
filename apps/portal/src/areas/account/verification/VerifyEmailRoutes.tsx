import { FormattedMessage } from 'react-intl';
import { AdditionalAddress, RequireLogin } from './AdditionalAddress.tsx';
import { MainAddress } from './MainAddress.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Handles the link in the registration mail. */
export const VerifyRegisterRoute = () => (
  <MainAddress title={<FormattedMessage {...titles.verifyRegister} />} />
);

/** Handles the link in the mail to a new main address. */
export const VerifyEmailRoute = () => (
  <MainAddress title={<FormattedMessage {...titles.verifyEmail} />} />
);

/** Handles the link in the mail to an additional address. */
export function VerifyAdditionalEmailRoute() {
  const { user } = useStudio();
  return user ? (
    <AdditionalAddress title={<FormattedMessage {...titles.verifyAdditionalEmail} />} />
  ) : (
    <RequireLogin />
  );
}
