/** What a page asks the worker to keep. */
export interface KeepRequest {
  kind: 'keep';
  /** Address of a page of the studio. */
  frame: string;
  /** Addresses that have been loaded so far; those that are no files are left alone. */
  files: readonly string[];
}

export const isKeepRequest = (data: unknown): data is KeepRequest =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'keep';
