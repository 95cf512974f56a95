import { styled } from '@mui/material/styles';

/** Motifs of empty pages: nothing planned, nothing found, nowhere to go yet. */
export type DrawingName = 'calendar' | 'search' | 'door';

const Svg = styled('svg')(({ theme }) => ({
  width: 132,
  height: 104,
  '--ink': theme.vars.palette.primary.main,
  '--tint': theme.vars.palette.soft.brand,
  '--ground': theme.vars.palette.background.paper,
}));

const line = {
  fill: 'none',
  stroke: 'var(--ink)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const shapes = {
  calendar: (
    <>
      <rect x="36" y="24" width="60" height="58" rx="10" fill="var(--ground)" />
      <path
        d="M36 42h60M51 18v11M81 18v11M46 24h40a10 10 0 0 1 10 10v38a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
        {...line}
      />
      <path d="M50 56h6M63 56h6M76 56h6M50 69h6" {...line} />
      <circle cx="92" cy="78" r="14" fill="var(--ink)" />
      <path d="M92 72v12M86 78h12" {...line} stroke="var(--ground)" />
    </>
  ),
  search: (
    <>
      <circle cx="60" cy="46" r="25" fill="var(--ground)" />
      <circle cx="60" cy="46" r="25" {...line} />
      <path d="M79 65l17 17" {...line} strokeWidth="6" />
      <path d="M50 46h20" {...line} />
    </>
  ),
  door: (
    <>
      <path d="M44 84V28a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v56" fill="var(--ground)" />
      <path d="M34 84h64M44 84V28a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v56" {...line} />
      <circle cx="77" cy="54" r="3.5" fill="var(--ink)" />
      <path d="M58 34h16" {...line} />
    </>
  ),
} satisfies Record<DrawingName, React.ReactNode>;

/** A small drawing in the brand's colour; decorative, so hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Svg viewBox="0 0 132 104" aria-hidden focusable="false">
      <path
        d="M15 61c-7-24 9-49 35-52 20-2 26 9 42 12 21 4 31 24 25 44-7 22-28 32-52 33-25 1-43-13-50-37Z"
        fill="var(--tint)"
      />
      {shapes[name]}
    </Svg>
  );
}
