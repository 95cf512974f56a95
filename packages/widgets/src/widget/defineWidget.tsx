import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createSdk } from '@studio-portal/sdk';
import { queryClientDefaults } from '@studio-portal/sdk/query';
import { SdkProvider } from '@studio-portal/sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Misconfigured } from './Misconfigured.tsx';
import { readSettings, type Settings } from './settings.ts';
import { SettingsContext } from './SettingsContext.ts';

/** One for all widgets of a page, so that the same answer is loaded once. */
const queryClient = new QueryClient({ defaultOptions: queryClientDefaults });

/**
 * Defines an element that renders a widget in its own shadow tree, where the website's styles do not apply. The website
 * cannot style the element either; a parent decides its width and distances.
 * @param script element whose attributes are the defaults of all widgets
 */
export function defineWidget(
  name: `studio-${string}`,
  Widget: ComponentType,
  script: HTMLScriptElement | undefined,
): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      #root: Root | undefined;

      connectedCallback() {
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const container = document.createElement('div');
        container.className = 'studio-widget';
        shadow.replaceChildren(container);
        this.#root = createRoot(container);
        const settings = readSettings(this, script);
        if (settings === null) return this.#root.render(<Misconfigured />);
        container.lang = settings.locale;
        const styles = createCache({
          key: 'studio',
          container: shadow,
          ...(settings.nonce === undefined ? {} : { nonce: settings.nonce }),
        });
        const content = (
          <StrictMode>
            <CacheProvider value={styles}>
              <SettingsContext value={settings}>
                <SdkProvider sdk={createWidgetSdk(settings)}>
                  <QueryClientProvider client={queryClient}>
                    <Widget />
                  </QueryClientProvider>
                </SdkProvider>
              </SettingsContext>
            </CacheProvider>
          </StrictMode>
        );
        // Renders the placeholder at once, so that the page does not shift.
        return flushSync(() => this.#root?.render(content));
      }

      disconnectedCallback() {
        this.#root?.unmount();
      }
    },
  );
}

const createWidgetSdk = ({ api, locale }: Settings) =>
  createSdk({ baseUrl: api, context: () => ({ language: locale }) });
