import { useGetContacts, useGetProfile } from '@studio-portal/sdk/api/me';
import { FormattedMessage } from 'react-intl';
import { MemberSince } from './MemberSince.tsx';
import { PictureField } from './PictureField.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { toValues } from './toRequest.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Profile of the account: picture, name, birthday, language of mails, phone, address. */
export function ProfileRoute() {
  const { user } = useStudio();
  const profile = useGetProfile();
  const contacts = useGetContacts();
  const since = profile.data?.memberSince;
  // Guarded by login, so this happens only during logout.
  if (!user) return null;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.profile} />}
      intro={since ? <MemberSince day={since} /> : undefined}
      queries={{ profile, contacts }}
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
