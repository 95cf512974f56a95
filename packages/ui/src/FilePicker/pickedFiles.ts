/** A picked file with its content as a data URL; read locally, not uploaded. */
export interface PickedFile {
  file: File;
  url: string;
}

export type RejectionReason = 'wrongType' | 'tooLarge';

/**
 * Returns whether `accept` allows a file, by the rules of the attribute: a type, a wildcard such as `image/*`, or an
 * extension such as `.pdf`. Browsers enforce it in the file dialog, but not for dropped files.
 */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return kind === '' || type === kind;
  });
}

/** Returns why a file is rejected, or undefined if it is accepted. */
export function checkFile(
  file: File,
  accept: string,
  maxBytes: number,
): RejectionReason | undefined {
  if (!isAccepted(file, accept)) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** Reads a file; rejects if it cannot be read, e.g. because it was deleted meanwhile. */
export function readFile(file: File): Promise<PickedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve({ file, url: reader.result });
      else
        reject(new Error(`${file.name} cannot be read. Pick it again.`, { cause: reader.error }));
    });
    reader.readAsDataURL(file);
  });
}
