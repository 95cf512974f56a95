import type { Schemas } from '../../platform/api.ts';

type Config = Schemas['WhitelabelConfig'];

/** Id of the configuration that `/brand-preview` edits, the largest possible. */
export const previewId = 10_000;

let preview: Config | null = null;

/** Returns the edited configuration; null before the first edit. It lasts until the process ends. */
export const getPreview = (): Config | null => preview;

export function setPreview(config: Config): void {
  preview = { ...config, id: previewId };
}
