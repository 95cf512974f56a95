import { useEffect } from 'react';
import { preloadPage } from './routes.tsx';

/** Preloads a page's modules when a link to it is hovered, touched or focused. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    let latest: Element | null = null;
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link === latest) return;
      latest = link;
      if (link.origin === window.location.origin) void preloadPage(link.pathname);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerover', preload, { signal });
    document.addEventListener('focusin', preload, { signal });
    return () => controller.abort();
  }, []);
}
