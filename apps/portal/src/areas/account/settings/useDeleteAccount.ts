import { useDeleteAccount as useDeleteAccountCall } from '@studio-portal/sdk/api/me';
import { path } from '../../../lib/address/paths.ts';
import { clearUserData } from '../../../lib/session/clearUserData.ts';
import { announceSession } from '../../../lib/session/sessionChannel.ts';
import { store } from '../../../lib/browser/storage.ts';

/** Encodes a text as Base64 of UTF-8, since headers are limited to Latin-1. */
const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * Deletes the account and redirects to the studio's home, which says goodbye (spec 4). Reloads the
 * page, so that no personal data stays in memory.
 */
export function useDeleteAccount(studioUuid: string) {
  const { mutate, isPending, isSuccess, error } = useDeleteAccountCall({
    mutation: {
      onSuccess: () => {
        clearUserData();
        store('account-deleted', true);
        announceSession('ended');
        window.location.assign(path('studio', { studioUuid }));
      },
    },
  });
  return {
    deleteAccount: (password: string) => mutate({ headers: { 'X-Password': toBase64(password) } }),
    pending: isPending || isSuccess,
    error,
  };
}
