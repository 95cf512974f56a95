import { getWhitelabelConfig } from '@studio-portal/sdk/api/whitelabel';
import type { WhitelabelConfig } from '@studio-portal/sdk/types';
import { environmentOf } from '../browser/environment.ts';
import { readWebContext } from '../browser/webContext.ts';

/**
 * The brand of this page. The server writes it into the HTML, so that the first paint wears it; a host that does not (the
 * development server) is asked. A status other than 200 yields none, and the portal wears its own colours; a local demonstration
 * has a sample then.
 */
export async function loadWhitelabel(): Promise<WhitelabelConfig | undefined> {
  const embedded = readEmbedded();
  // The override lasts for the visit, the server knows it from the address alone.
  const { whitelabelOverrideConfigId: override } = readWebContext();
  return embedded && (override ?? embedded.id) === embedded.id
    ? embedded
    : await getWhitelabelConfig().catch(async () => embedded ?? (await sampleAtHome()));
}

const sampleAtHome = async (): Promise<WhitelabelConfig | undefined> =>
  environmentOf(window.location.hostname) === 'local'
    ? (await import('./sampleBrand.ts')).sampleBrand
    : undefined;

function readEmbedded(): WhitelabelConfig | undefined {
  const text = document.getElementById('whitelabel-config')?.textContent;
  if (!text) return undefined;
  const config: WhitelabelConfig = JSON.parse(text);
  return config;
}
