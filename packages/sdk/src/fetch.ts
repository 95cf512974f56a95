/** The backend without React, addressed by path. */
export { createStudioClient } from './runtime/createStudioClient.ts';
export type { StudioClient } from './runtime/studioClient.ts';
