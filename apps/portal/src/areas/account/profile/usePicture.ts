import { deleteProfileImage, uploadProfileImage } from '@studio-portal/sdk/api/me';
import { shrinkPicture } from '../../../lib/pictures/shrinkPicture.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';

/** Uploads the account's picture, or removes it (null). The top bar updates at once. */
export function usePicture() {
  const { mutate, isPending, isSuccess, error, variables } = useApiMutation(
    ['uploadProfileImage', 'deleteProfileImage'],
    {
      mutationFn: async (file: File | null) => {
        if (file) await uploadProfileImage({ image: await shrinkPicture(file) });
        else await deleteProfileImage();
      },
    },
  );
  return {
    upload: (file: File) => mutate(file),
    remove: () => mutate(null),
    pending: isPending,
    error,
    /** Kind of the last completed change. */
    done: isSuccess ? (variables ? 'saved' : 'removed') : undefined,
  } as const;
}
