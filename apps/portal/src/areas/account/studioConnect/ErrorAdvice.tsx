import Typography from '@mui/material/Typography';
import { ApiError } from '@studio-portal/sdk';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Suggests a next step below an error; nothing if the error itself does. */
export function ErrorAdvice({ error }: { error: unknown }) {
  const { studio, studioUuid } = useStudio();
  if (!(error instanceof ApiError)) return null;
  const { email, name } = studio;
  if (error.errorCode === 'email.error.notverified')
    return (
      <Typography>
        <SiteLink href={path('emails', { studioUuid })}>
          <FormattedMessage {...messages.toEmails} />
        </SiteLink>
      </Typography>
    );
  const connected = error.errorCode === 'studioconnect.error.alreadyconnected';
  if (connected || ![409, 422, 429].includes(error.status) || !email) return null;
  return (
    <Typography>
      <FormattedMessage
        {...messages.askStudio}
        values={{ studio: name, mail: <SiteLink href={`mailto:${email}`}>{email}</SiteLink> }}
      />
    </Typography>
  );
}
