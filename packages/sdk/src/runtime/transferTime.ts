/** How much of an upload has been sent, in bytes; `total` includes the form around the file. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Arguments of `fetch` with a callback for uploads. */
export interface FetchInit extends RequestInit {
  /**
   * Called while a file is being sent; the last call has `sent` equal to `total`. Needs `fetchWithProgress` of `/upload`
   * and a browser; otherwise it is never called.
   */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Slowest line that can upload, in bytes per second. */
const slowestLine = 20_000;

/**
 * Returns the milliseconds that the files of a body may need on the slowest line; 0 without files. The timeout grows by
 * it for bytes whose progress is not reported, and after the last one was handed over.
 */
export function transferTime(body: RequestInit['body']): number {
  const parts = body instanceof FormData ? [...body.values()] : [body];
  const size = parts.reduce((sum, part) => sum + (part instanceof Blob ? part.size : 0), 0);
  return (size / slowestLine) * 1000;
}
