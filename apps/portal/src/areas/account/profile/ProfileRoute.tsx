import { FormattedMessage } from 'react-intl';
import { MemberSince } from './MemberSince.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { toValues } from './toRequest.ts';
import { useProfileQueries } from './useProfileQueries.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Profile of the account: picture, name, birthday, language of mails, phone, address. */
export function ProfileRoute() {
  const { user } = useStudio();
  const queries = useProfileQueries();
  // Guarded by login, so this happens only during logout.
  if (!user) return null;
  const { data, isPending } = queries.profile;
  const since = data?.memberSince ?? undefined;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.profile} />}
      intro={since || isPending ? <MemberSince day={since} /> : undefined}
      queries={queries}
      skeleton={<ProfileSkeleton />}
    >
      {(loaded) => (
        <>
          <PictureField user={user} />
          <ProfileForm
            userId={user.id}
            saved={toValues(loaded.profile.data, loaded.contacts.data)}
          />
        </>
      )}
    </Page>
  );
}
