import { styled } from '@mui/material/styles';
import { radii } from '@studio-portal/ui/tokens';
import { encode } from 'uqr';

/** Free modules around a code that scanners need (ISO/IEC 18004). */
const quietZone = 4;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radii.card,
  '& rect': { fill: theme.vars.palette.common.white },
  '& path': { fill: theme.vars.palette.common.black },
  // Stays black on white in forced-colors mode, because scanners read nothing else.
  forcedColorAdjust: 'none',
}));

/**
 * Renders a QR code, black on white in any color scheme.
 * @param content text for the scanner
 * @param label for screen readers
 */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { ecc: 'M', border: quietZone });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={modules.join('')} />
    </Drawing>
  );
}
