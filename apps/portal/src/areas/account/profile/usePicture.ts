import { deleteProfileImage, uploadProfileImage } from '@studio-portal/sdk/api/me';
import { smallPicture } from '../../../lib/pictures/smallPicture.ts';
import { useWriting } from '../../../lib/api/cache/useWriting.ts';

/** Puts up the picture of the account, or removes it (null). The bar on top of the page shows it at once. */
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
    /** What the last change was, once it is done. */
    done: isSuccess ? (variables ? 'saved' : 'removed') : undefined,
  } as const;
}
