import type { UploadProgress } from '@studio-portal/sdk';
import { deleteProfileImage, uploadProfileImage } from '@studio-portal/sdk/api/me';
import { useState } from 'react';
import { shrinkPicture } from '../../../lib/pictures/shrinkPicture.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/** Uploads the account's picture, or removes it (null). The top bar updates at once. */
export function usePicture() {
  const [progress, setProgress] = useState<UploadProgress>();
  const { mutate, isPending, isSuccess, error, variables } = useApiMutation(
    ['uploadProfileImage', 'deleteProfileImage'],
    {
      mutationFn: async (file: File | null) => {
        setProgress(undefined);
        if (file)
          await uploadProfileImage(
            { image: await shrinkPicture(file) },
            { onUploadProgress: setProgress },
          );
        else await deleteProfileImage();
      },
    },
  );
  return {
    upload: (file: File) => mutate(file),
    remove: () => mutate(null),
    pending: isPending ? (variables ? 'saving' : 'removing') : undefined,
    /** Progress of the upload that is pending, if the browser reports it. */
    progress: isPending ? progress : undefined,
    error,
    /** Kind of the last completed change. */
    done: isSuccess ? (variables ? 'saved' : 'removed') : undefined,
  } as const;
}
