import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';

/**
 * The brand of this page. The server writes it into the HTML, so that the first paint wears it; a host that does not (the
 * development server) is asked. A status other than 200 yields none, and the portal wears its own colours.
 */
export async function loadWhitelabel(): Promise<WhitelabelConfig | undefined> {
  return readEmbedded() ?? (await getWhitelabelConfig().catch(() => undefined));
}

function readEmbedded(): WhitelabelConfig | undefined {
  const text = document.getElementById('whitelabel-config')?.textContent;
  if (!text) return undefined;
  const config: WhitelabelConfig = JSON.parse(text);
  return config;
}
