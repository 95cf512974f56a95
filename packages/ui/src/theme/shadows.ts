import type { Shadows } from '@mui/material/styles';

const resting = '0 1px 3px rgb(0 0 0 / 0.08)';
const raised = '0 4px 16px rgb(0 0 0 / 0.1)';
const floating = '0 12px 40px rgb(0 0 0 / 0.18)';

/** Three soft shadows, spread over MUI's elevations. */
// prettier-ignore
export const shadows: Shadows = [
  'none', resting, resting, resting,
  raised, raised, raised, raised, raised, raised, raised, raised,
  floating, floating, floating, floating, floating, floating, floating,
  floating, floating, floating, floating, floating, floating,
];
