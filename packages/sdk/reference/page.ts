/** A page and the scripts beside it, by file name. */
export interface Page {
  html: string;
  scripts: Record<string, string>;
}

/** Redoc shows its maker's picture from there, and hides the place where it does not come. */
const remotePicture = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

/**
 * Takes the scripts out of a page that Redocly has written, so that it may be served under `script-src 'self'`, and loads nothing
 * from elsewhere.
 * @throws Error when something of it would still be loaded from elsewhere
 */
export function splitPage(written: string): Page {
  const scripts: Record<string, string> = {};
  const html = written
    .replaceAll(remotePicture, 'data:,')
    // A browser would ask the server for an icon.
    .replace('</title>', '</title><link rel="icon" href="data:,">')
    .replaceAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
      (_all, attributes: string, code: string) => {
        const name = `reference-${Object.keys(scripts).length + 1}.js`;
        scripts[name] = code;
        return `<script${attributes} src="${name}"></script>`;
      },
    );
  const [remote] =
    /<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\/[^"]*"/.exec(html) ?? [];
  if (remote) throw new Error(`The reference would load something from elsewhere: ${remote}`);
  return { html, scripts };
}
