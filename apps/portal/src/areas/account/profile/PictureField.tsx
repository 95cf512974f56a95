import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { Suspense, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../shared/Avatar.tsx';
import { ownPicture } from '../shared/ownPicture.ts';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { UploadProgressBar } from '../../../lib/upload/UploadProgressBar.tsx';
import { messages } from './messages.ts';
import { usePicture } from './usePicture.ts';

const UnreadablePicture = lazyNamed(() => import('./UnreadablePicture.tsx'), 'UnreadablePicture');

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space(12)} ${space(24)}`,
  marginBottom: space(32),
  [theme.breakpoints.down('sm')]: { gap: `${space(12)} ${space(16)}` },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

/** Shows, replaces and removes the account's picture, with errors beside it. */
export function PictureField({ user }: { user: UserInfo }) {
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { upload, remove, pending, progress, error, done } = usePicture();
  // The remove button disappears with the picture, so the focus moves to the other one.
  useEffect(() => {
    if (done === 'removed') chooser.current?.focus();
  }, [done]);
  return (
    <Root>
      <Avatar user={user} size={96} />
      <div>
        <Typography variant="h3" component="h2">
          <FormattedMessage {...messages.picture} />
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          <FormattedMessage {...messages.pictureText} />
        </Typography>
        <Actions>
          <LoadingButton
            ref={chooser}
            variant="soft"
            loading={pending === 'saving'}
            disabled={pending === 'removing'}
            onClick={() => file.current?.click()}
          >
            <FormattedMessage {...messages.choosePicture} />
          </LoadingButton>
          {ownPicture(user.profilePictureUrl) && (
            <LoadingButton
              variant="text"
              loading={pending === 'removing'}
              disabled={pending === 'saving'}
              onClick={remove}
            >
              <FormattedMessage {...messages.removePicture} />
            </LoadingButton>
          )}
        </Actions>
        {/* Hidden and operated by the button. Cleared after each choice, so that the same file can be chosen again. */}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/*"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) upload(chosen);
            target.value = '';
          }}
        />
        <UploadProgressBar progress={progress} />
        <p role="status">
          {done === 'saved' && <FormattedMessage {...messages.pictureSaved} />}
          {done === 'removed' && <FormattedMessage {...messages.pictureRemoved} />}
        </p>
        {error && (
          <Alert kind="error">
            {error instanceof DOMException ? (
              <Suspense fallback={null}>
                <UnreadablePicture />
              </Suspense>
            ) : (
              <ErrorMessage error={error} />
            )}
          </Alert>
        )}
      </div>
    </Root>
  );
}
