import { deleteProfileImage, uploadProfileImage } from '@studio-portal/sdk/api/me';
import { smallPicture } from '../../../lib/pictures/smallPicture.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';

/** Uploads the account's picture, or removes it (null). The top bar updates at once. */
export function usePicture() {
  const { mutate, isPending, isSuccess, error, variables } = useWriting(
    ['uploadProfileImage', 'deleteProfileImage'],
    {
      mutationFn: async (file: File | null) => {
        if (file) await uploadProfileImage({ image: await smallPicture(file) });
        else await deleteProfileImage();
      },
    },
  );
  return {
    putUp: (file: File) => mutate(file),
    remove: () => mutate(null),
    pending: isPending,
    error,
    /** Kind of the last completed change. */
    done: isSuccess ? (variables ? 'saved' : 'removed') : undefined,
  } as const;
}
