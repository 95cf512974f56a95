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

/** Returns the size of the files in a body in bytes; undefined for a body without files. */
function fileSize(body: RequestInit['body']): number | undefined {
  if (body instanceof Blob) return body.size;
  if (!(body instanceof FormData)) return undefined;
  return [...body.values()].reduce(
    (sum, value) => sum + (typeof value === 'string' ? 0 : value.size),
    0,
  );
}

/**
 * Returns the milliseconds that a file may need on the slowest line; undefined for a body without files. The timeout
 * grows by it for bytes whose progress is not reported, and after the last one was handed over.
 */
export function transferTime(body: RequestInit['body']): number | undefined {
  const size = fileSize(body);
  return size === undefined ? undefined : (size / slowestLine) * 1000;
}
