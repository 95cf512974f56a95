/** Distinguishes URLs of pages from those for programs. */
import type { FastifyRequest } from 'fastify';

/** Paths in these folders are files, never pages. */
const fileFolders = ['assets', 'brands', 'pictures', 'widgets', '.well-known'];

/** The segment after these is a chain or studio, which may contain a dot. */
const namedFolders: ReadonlySet<string> = new Set(['studio', 'studios']);

/**
 * File extensions that sites have or that scanners probe. Not every dot ends a file name, since names in URLs may
 * contain dots.
 */
const fileKinds =
  'js|mjs|css|map|wasm|json|xml|rss|atom|txt|webmanifest|ico|png|jpg|jpeg|gif|svg|webp|avif|bmp|mp3|mp4|' +
  'webm|woff|woff2|ttf|otf|eot|pdf|zip|gz|tgz|tar|rar|7z|htm|html|php|asp|aspx|jsp|cgi|sh|sql|bak|log|ini|env|conf|yml|yaml|toml|lock|pem|key';

/** Matches file names such as `robots.txt`, `x.png` or `.env`, which no page has. */
const fileName = new RegExp(`^\\.[a-z]|\\.(?:${fileKinds})$`, 'i');

/**
 * Creates a check whether a request is for a page.
 * @param operations the backend's operations
 * @returns a function that accepts HTML requests for URLs outside the API and file folders that are not file names
 */
export function pageAddresses(
  operations: readonly { path: string }[],
): (request: FastifyRequest) => boolean {
  const apiFolders = operations.flatMap(({ path }) => {
    const [, first = '', ...rest] = path.split('/');
    return rest.length > 0 ? [first] : [];
  });
  const folders = new Set([...apiFolders, ...fileFolders]);
  return ({ method, url, headers }) => {
    const [path = ''] = url.split('?', 1);
    const [first = '', ...rest] = path.slice(1).split('/');
    const isNamed = namedFolders.has(first) && rest.length === 1;
    return (
      ['GET', 'HEAD'].includes(method) &&
      !folders.has(first) &&
      (isNamed || !fileName.test(rest.at(-1) ?? first)) &&
      takesHtml(headers.accept)
    );
  };
}

/** Accepts wildcards, which previews, monitors and curl send; rejects programs that ask for JSON. */
function takesHtml(accept = '*/*'): boolean {
  const kinds = new Set(
    accept.split(',').map((kind) => kind.split(';', 1)[0]?.trim().toLowerCase()),
  );
  return (
    kinds.has('text/html') ||
    (!kinds.has('application/json') && (kinds.has('*/*') || kinds.has('text/*')))
  );
}
