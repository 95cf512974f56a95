import { styled } from '@mui/material/styles';

/** A page that comes at once needs no sign that it is coming, in milliseconds. */
const patience = 300;

/**
 * A thin line on top of the window while a page is loading for longer than a moment. It says nothing to screen readers, which hear
 * that the page is busy, and stands still for readers who want no motion.
 */
export const PageProgress = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.tooltip,
  height: 2,
  backgroundColor: theme.vars.palette.highlight.edge,
  transformOrigin: '0 0',
  opacity: 0,
  animation: `studio-progress-shown 1ms linear ${patience}ms forwards, studio-progress 8s cubic-bezier(0.1, 0.7, 0.2, 1) ${patience}ms backwards`,
  '@keyframes studio-progress-shown': { to: { opacity: 1 } },
  '@keyframes studio-progress': { from: { transform: 'scaleX(0)' } },
  '@media (prefers-reduced-motion: reduce)': {
    animation: `studio-progress-shown 1ms linear ${patience}ms forwards`,
  },
}));
