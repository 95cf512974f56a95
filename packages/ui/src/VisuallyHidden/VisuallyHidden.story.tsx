import { VisuallyHidden } from './VisuallyHidden.tsx';

export const Hidden = <VisuallyHidden>Only a screen reader says this.</VisuallyHidden>;
