import { ProgressRing } from './ProgressRing.tsx';

const ring = { max: 10, label: 'Visits used', locale: 'en-GB' };

export const Some = <ProgressRing {...ring} value={3} />;
export const Nothing = <ProgressRing {...ring} value={0} />;
export const All = <ProgressRing {...ring} value={10} color="success" />;
export const Small = <ProgressRing {...ring} value={9} size="small" color="warning" />;
export const OtherWayRound = <ProgressRing {...ring} value={3} direction="counterclockwise" />;
