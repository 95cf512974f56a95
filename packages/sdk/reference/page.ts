/** An HTML page and its scripts by file name. */
export interface Page {
  html: string;
  scripts: Record<string, string>;
}

/** Redoc's logo; Redoc hides the place if the image fails to load. */
const remotePicture = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g;

/**
 * Moves the scripts of Redocly's page to files, so that it can be served under `script-src 'self'`, and removes
 * remote resources.
 * @throws Error if a remote resource remains
 */
export function splitPage(written: string): Page {
  const scripts: Record<string, string> = {};
  const html = written
    .replaceAll(remotePicture, 'data:,')
    // Stops the browser from requesting /favicon.ico.
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
  if (remote)
    throw new Error(`The reference loads a remote resource. Remove it in splitPage: ${remote}`);
  return { html, scripts };
}
