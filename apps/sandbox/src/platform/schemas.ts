/** Types of the API description. */
import type { components } from '../generated/openapi.ts';

export type Schemas = components['schemas'];
