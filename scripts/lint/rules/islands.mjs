import { eachImport, fromRoot, targetOf } from './imports.mjs';

const portal = 'apps/portal/src/';

/**
 * The portal's layers from the roof to the ground (apps/portal/README.md): each may import itself and
 * what is below it, so that a lower one can be read, tested and kept without those above.
 */
const layers = ['app', 'routes', 'features', 'domains', 'lib', 'site'];

/** What the process runs that serves the portal's pages: it shares with them what they are called. */
const server = { area: 'server', mayImport: ['site'] };

/**
 * @param {string} file importing file, relative to the root
 * @param {string} specifier
 * @returns {string | undefined} what is wrong with this import, if anything
 */
function leavesIsland(file, specifier) {
  const target = targetOf(file, specifier);
  if (!file.startsWith(portal) || !target.startsWith(portal)) return undefined;
  const [area = '', domain] = file.slice(portal.length).split('/');
  const [targetArea = '', targetDomain] = target.slice(portal.length).split('/');
  if (area === targetArea)
    return area === 'features' && domain !== targetDomain
      ? `The feature ${domain} may not import the feature ${targetDomain}; let the route compose both, or move what they share to domains, lib or packages/ui.`
      : undefined;
  if (area === server.area)
    return server.mayImport.includes(targetArea)
      ? undefined
      : `${area} may import ${server.mayImport.join(', ')} alone, not ${targetArea}.`;
  const from = layers.indexOf(area);
  const to = layers.indexOf(targetArea);
  if (from === -1 || to === -1 || from < to) return undefined;
  return `${area} may not import ${targetArea}: imports run one way through ${layers.join(' → ')}.`;
}

/** Imports run one way through the portal's layers, and features never import each other. */
export const islandsRule = {
  create(/** @type {any} */ context) {
    const file = fromRoot(context.filename);
    return eachImport((node, specifier) => {
      const message = leavesIsland(file, specifier);
      if (message) context.report({ node, message });
    });
  },
};
