import { Drawing } from '../EmptyState/Drawing.tsx';
import { Picture } from './Picture.tsx';

const drawn = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><rect width="16" height="10" fill="${fill}"/><circle cx="11" cy="6" r="6" fill="white" fill-opacity=".25"/></svg>`)}`;

export const Shown = (
  <Picture
    small={{ src: drawn('#2a6f97'), width: 400 }}
    large={{ src: drawn('#2a6f97'), width: 800 }}
    width={16}
    height={10}
    alt="A blue sample picture"
    sizes="400px"
  />
);
export const Missing = (
  <Picture
    small={{ src: 'data:image/png;base64,none', width: 400 }}
    width={16}
    height={10}
    alt="Sample course"
    fallback={<Drawing name="calendar" />}
  />
);
