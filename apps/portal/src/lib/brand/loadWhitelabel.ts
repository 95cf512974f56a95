import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { detectEnvironment } from '../browser/environment.ts';
import { readWebContext } from '../browser/webContext.ts';

/**
 * Loads the brand of this page. The server embeds it in the HTML for the first paint; otherwise
 * (development server) it is fetched. A status other than 200 yields undefined and the portal's own
 * colors; a local demonstration uses a sample brand instead.
 */
export async function loadWhitelabel(): Promise<WhitelabelConfig | undefined> {
  const embedded = readEmbedded();
  // The override lasts for the visit, but the server sees only the current address.
  const { whitelabelOverrideConfigId: override } = readWebContext();
  return embedded && (override ?? embedded.id) === embedded.id
    ? embedded
    : await getWhitelabelConfig().catch(async () => embedded ?? (await loadLocalSample()));
}

const loadLocalSample = async (): Promise<WhitelabelConfig | undefined> =>
  detectEnvironment(window.location.hostname) === 'local'
    ? (await import('./sampleBrand.ts')).sampleBrand
    : undefined;

function readEmbedded(): WhitelabelConfig | undefined {
  const text = document.getElementById('whitelabel-config')?.textContent;
  if (!text) return undefined;
  const config: WhitelabelConfig = JSON.parse(text);
  return config;
}
