import type { Shadows } from '@mui/material/styles';

const resting = '0 1px 3px rgb(0 0 0 / 0.08)';
const raised = '0 4px 16px rgb(0 0 0 / 0.1)';
const floating = '0 12px 40px rgb(0 0 0 / 0.18)';

/** Shadows are rare and soft: three of them, spread over the elevations that MUI counts. */
// prettier-ignore
export const shadows: Shadows = [
  'none', resting, resting, resting,
  raised, raised, raised, raised, raised, raised, raised, raised,
  floating, floating, floating, floating, floating, floating, floating,
  floating, floating, floating, floating, floating, floating,
];
