/** Typed client without React, addressed by path. */
export { createSdk, type Sdk } from './runtime/config.ts';
export { createStudioClient } from './runtime/createStudioClient.ts';
export type { StudioClient } from './runtime/studioClient.ts';
