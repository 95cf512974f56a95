import { styled } from '@mui/material/styles';

/** Delay in milliseconds before the progress line appears, so that fast pages show none. */
const progressDelay = 300;

/**
 * A thin line at the top of the window while a page loads for longer than a moment. It is hidden from screen
 * readers, which announce the busy page, and static with reduced motion.
 */
export const PageProgress = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  height: 2,
  backgroundColor: theme.vars.palette.highlight.edge,
  transformOrigin: '0 0',
  opacity: 0,
  animation: `studio-progress-shown 1ms linear ${progressDelay}ms forwards, studio-progress 8s cubic-bezier(0.1, 0.7, 0.2, 1) ${progressDelay}ms backwards`,
  '@keyframes studio-progress-shown': { to: { opacity: 1 } },
  '@keyframes studio-progress': { from: { transform: 'scaleX(0)' } },
  '@media (prefers-reduced-motion: reduce)': {
    animation: `studio-progress-shown 1ms linear ${progressDelay}ms forwards`,
  },
}));
