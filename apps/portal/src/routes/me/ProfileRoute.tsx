import { useGetContacts, useGetProfile } from '@studio-portal/sdk/api/me';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageShell } from '@studio-portal/ui/PageShell';
import { FormattedMessage, useIntl } from 'react-intl';
import { titles } from '../../site/routes/routeTitles.ts';
import { messages } from '../../features/profile/messages.ts';
import { PictureField } from '../../features/profile/PictureField.tsx';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { toValues } from '../../features/profile/toRequest.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { formatDay, fromWire } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** Who the account belongs to: picture, name, birthday, language of the mails, phone, address. */
export function ProfileRoute() {
  const intl = useIntl();
  const { user } = useStudio();
  const profile = useGetProfile();
  const contacts = useGetContacts();
  const parts = [profile, contacts];
  const error = parts.find((part) => part.error)?.error;
  const errorState = useErrorState(error);
  const loaded = user && profile.data && contacts.data;
  const since = profile.data?.memberSince;
  return (
    <PageShell
      template="form"
      title={<FormattedMessage {...titles.profile} />}
      intro={
        since ? (
          <FormattedMessage
            {...messages.memberSince}
            values={{ day: formatDay(fromWire(since), intl.locale, { dateStyle: 'long' }) }}
          />
        ) : undefined
      }
      status={loaded ? 'content' : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<FormSkeleton />}
      // There is always somebody whose profile it is.
      empty={{ drawing: 'door', title: errorState.title }}
      error={{
        ...errorState,
        onRetry: () => void Promise.all(parts.map((part) => part.refetch())),
        retrying: parts.some((part) => part.isFetching),
      }}
    >
      {loaded && (
        <>
          <PictureField user={user} />
          <ProfileForm userId={user.id} saved={toValues(profile.data, contacts.data)} />
        </>
      )}
    </PageShell>
  );
}
