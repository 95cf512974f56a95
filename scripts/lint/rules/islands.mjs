import { eachImport, fromRoot, targetOf } from './imports.mjs';

const portal = 'apps/portal/src/';

/**
 * Inside the portal: a feature is an island (no other feature, no route), and lib knows neither, so
 * that a domain can be read, tested and removed alone. What two features share moves to lib or ui.
 * @param {string} file importing file, relative to the root
 * @param {string} specifier
 * @returns {string | undefined} what is wrong with this import, if anything
 */
function leavesIsland(file, specifier) {
  const target = targetOf(file, specifier);
  if (!file.startsWith(portal) || !target.startsWith(portal)) return undefined;
  const [area, domain] = file.slice(portal.length).split('/');
  const [targetArea, targetDomain] = target.slice(portal.length).split('/');
  if (area !== 'features' && area !== 'lib') return undefined;
  if (targetArea === 'routes') return `${area} never import routes; routes import features.`;
  if (targetArea !== 'features') return undefined;
  if (area === 'lib') return 'lib never imports features; features import lib.';
  if (domain === targetDomain) return undefined;
  return `The feature ${domain} may not import the feature ${targetDomain}; let the route compose both, or move what they share to lib or packages/ui.`;
}

/** Features never import each other, nor routes. */
export const islandsRule = {
  create(/** @type {any} */ context) {
    const file = fromRoot(context.filename);
    return eachImport((node, specifier) => {
      const message = leavesIsland(file, specifier);
      if (message) context.report({ node, message });
    });
  },
};
