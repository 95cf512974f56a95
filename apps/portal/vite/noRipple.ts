import type { Plugin } from 'vite';

/** MUI's button imports it, shown or not. */
const ripple = './TouchRipple.mjs';
const nothing = '\0no-ripple';

/**
 * Leaves out what draws ripples in buttons, 2.5 kB of the start: the theme shows none (packages/ui, `MuiButtonBase`), so nobody
 * would ever see it.
 */
export const noRipple = (): Plugin => ({
  name: 'no-ripple',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === ripple && importer?.endsWith('/ButtonBase/ButtonBase.mjs') ? nothing : undefined,
  load: (id) => (id === nothing ? 'export default () => null;' : undefined),
});
