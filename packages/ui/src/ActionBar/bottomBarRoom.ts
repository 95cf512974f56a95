import { lowWindow, space } from '../theme/tokens.ts';

/**
 * Returns global styles for a page with a bar at the bottom of the window: they keep the focused element clear of it
 * (WCAG 2.2, criterion 2.4.11), and other sticky elements offset themselves by `--studio-bottom-bar`.
 * @param root `:root` outranks `html`, so that the bar of a main action counts where it takes another one's place
 * @param height in pixels
 */
export const bottomBarRoom = (root: 'html' | ':root', height: number) => ({
  [root]: {
    scrollPaddingBottom: height + 24,
    '--studio-bottom-bar': `${height}px`,
    [lowWindow]: { scrollPaddingBottom: space(16), '--studio-bottom-bar': '0px' },
  },
});
