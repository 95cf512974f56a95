import { FormattedMessage } from 'react-intl';
import { AdditionalAddress, LogInFirst } from '../../features/verification/AdditionalAddress.tsx';
import { MainAddress } from '../../features/verification/MainAddress.tsx';
import { StaticPage } from '../../lib/StaticPage.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** The link of the registration's mail. */
export const VerifyRegisterRoute = () => (
  <StaticPage title={<FormattedMessage {...titles.verifyRegister} />}>
    <MainAddress />
  </StaticPage>
);

/** The link of the mail to a new main address. */
export const VerifyEmailRoute = () => (
  <StaticPage title={<FormattedMessage {...titles.verifyEmail} />}>
    <MainAddress />
  </StaticPage>
);

/** The link of the mail to an additional address. */
export function VerifyAdditionalEmailRoute() {
  const { user } = useStudio();
  if (!user) return <LogInFirst />;
  return (
    <StaticPage title={<FormattedMessage {...titles.verifyAdditionalEmail} />}>
      <AdditionalAddress />
    </StaticPage>
  );
}
