import { useSettings } from './SettingsContext.ts';

/**
 * Returns a function for addresses of the portal. They name this page, without its query, which may hold personal data,
 * so that the portal can offer the way back.
 */
export function usePortalAddress(): (page: string) => string {
  const { portal, studioUuid } = useSettings();
  return (page) => {
    const address = new URL(`/studio/${encodeURIComponent(studioUuid)}${page}`, portal);
    address.searchParams.set('back', location.origin + location.pathname);
    return address.href;
  };
}

/** Returns a function that completes addresses of pictures, which are relative to the backend. */
export function usePictureAddress(): (url: string) => string {
  const { api } = useSettings();
  return (url) => new URL(url, api).href;
}
