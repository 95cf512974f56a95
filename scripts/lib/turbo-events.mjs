/**
 * Reads the lines that `turbo run --json` writes while it works.
 *
 * @typedef {object} TurboEvent
 * @property {string} id e.g. `@studio-portal/sdk#test`
 * @property {boolean} first whether this is the first this task is heard of
 * @property {string} text what the task printed; turbo may cut a line in pieces, so this is for
 *   showing that something happens, and the whole output is read from the task's log file
 */
export class TurboEvents {
  /** @type {string | undefined} absolute path of the run's summary file */
  summaryFile;
  /** @type {string[]} turbo's own complaints, e.g. about its configuration */
  complaints = [];
  /** @type {Set<string>} */
  #met = new Set();
  /** @type {Set<string>} */
  #cached = new Set();

  /**
   * @param {string} line one line of turbo's standard output
   * @returns {TurboEvent | undefined} nothing for turbo's own lines and for replayed tasks
   */
  read(line) {
    const event = parse(line);
    if (!event) {
      if (line.trim()) this.complaints.push(line);
      return undefined;
    }
    if (event.source === 'turbo') {
      const summary = /^\s*Summary:\s+(\S.*)$/.exec(event.text)?.[1];
      if (summary) this.summaryFile = summary.trim();
      else if (event.level === 'error') this.complaints.push(event.text);
      return undefined;
    }
    const first = !this.#met.has(event.source);
    this.#met.add(event.source);
    if (first && event.text.startsWith('cache hit')) this.#cached.add(event.source);
    if (this.#cached.has(event.source)) return undefined;
    return { id: event.source, first, text: event.text };
  }
}

/**
 * @param {string} line
 * @returns {{ source: string, level: string, text: string } | undefined}
 */
function parse(line) {
  if (!line.startsWith('{"source"')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Lines that npm wraps around a script's own output; nobody needs them to understand a failure. */
const npmLine = /^(npm (warn|error)\b|> )/;

/**
 * What a script itself printed, from the log file turbo keeps.
 * @param {string} log
 */
export function withoutWrapping(log) {
  const lines = log.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !npmLine.test(line));
  if (first === -1) return '';
  const last = lines.findLastIndex((line) => line.trim() !== '' && !/^npm error\b/.test(line));
  return lines.slice(first, last + 1).join('\n');
}
