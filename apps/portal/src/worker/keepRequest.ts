/** A page's request to the worker to cache files. */
export interface KeepRequest {
  kind: 'keep';
  /** Address of a page of the studio. */
  frame: string;
  /** Addresses loaded so far; those that are not files are ignored. */
  files: readonly string[];
}

export const isKeepRequest = (data: unknown): data is KeepRequest =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'keep';
