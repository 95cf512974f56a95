/** How much of an upload has been sent, in bytes; `total` includes the form around the file. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Arguments of `fetch` with a callback for uploads. */
export interface FetchInit extends RequestInit {
  /**
   * Called while a file is being sent; the last call has `sent` equal to `total`. Only browsers report progress, through
   * `XMLHttpRequest`; elsewhere it is never called.
   */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * The default of the `fetch` option. In browsers it sends uploads with XMLHttpRequest, because `fetch` does not report
 * what has been sent; then only `method`, `headers`, `body`, `credentials` and `signal` have an effect. A function that
 * replaces it should call it.
 */
export async function defaultFetch(
  url: string,
  { onUploadProgress, ...init }: FetchInit,
): Promise<Response> {
  if (!onUploadProgress || typeof XMLHttpRequest === 'undefined') return fetch(url, init);
  const { sendUpload } = await import('./sendUpload.ts');
  return sendUpload(url, init, onUploadProgress);
}

/** Slowest line that can upload, in bytes per second. */
const slowestLine = 20_000;

/** Returns the size of the files in a body in bytes; undefined for a body without files. */
function fileSize(body: RequestInit['body']): number | undefined {
  if (body instanceof Blob) return body.size;
  if (!(body instanceof FormData)) return undefined;
  const sizes = [...body.values()].map((value) => (typeof value === 'string' ? 0 : value.size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Returns the milliseconds that a file may need on the slowest line; undefined for a body without files. Bytes that
 * nothing reports, or that were handed over but are still on their way, get this time in addition to the timeout.
 */
export function transferTime(body: RequestInit['body']): number | undefined {
  const size = fileSize(body);
  return size === undefined ? undefined : (size / slowestLine) * 1000;
}
