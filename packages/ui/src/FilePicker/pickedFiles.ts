/** A picked file and its content as a data URL, read on the spot; nothing was sent anywhere. */
export interface PickedFile {
  file: File;
  url: string;
}

export type Refusal = 'wrongType' | 'tooLarge';

/**
 * Whether a file is of a kind that `accept` lists, by the rules of the `accept` attribute: a type,
 * a group of types such as `image/*`, or an ending such as `.pdf`. The browser holds the file
 * dialog to it, but not what is dropped.
 */
function isAccepted({ name, type }: File, accept: string): boolean {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
    return kind === '' || type === kind;
  });
}

/** Why a file cannot be taken, if it cannot. */
export function refusalOf(file: File, accept: string, maxBytes: number): Refusal | undefined {
  if (!isAccepted(file, accept)) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** Reads a file; rejects where it cannot be read, such as one that has gone meanwhile. */
export function readFile(file: File): Promise<PickedFile> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve({ file, url: reader.result });
      else reject(new Error(`${file.name} cannot be read`, { cause: reader.error }));
    });
    reader.readAsDataURL(file);
  });
}
