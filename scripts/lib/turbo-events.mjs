/**
 * Reads the lines that `turbo run --json` writes and keeps one record a task.
 *
 * @typedef {object} TaskRecord
 * @property {string} id e.g. `@studio-portal/sdk#test`
 * @property {boolean} cached whether turbo replayed it
 * @property {number} startedAt epoch milliseconds
 * @property {number} preamble how many lines of npm's preamble were left out
 * @property {string[]} output what the task itself printed, npm's preamble left out
 */

/** Lines npm and turbo wrap around a task's own output; nobody needs them to understand a failure. */
const wrapping = [/^cache (miss|hit|bypass)/, /^npm (warn|error)/];

/** npm prints `> name@version task` and `> command` before a task's own output. */
const preambleLines = 2;

export class TurboEvents {
  /** @type {Map<string, TaskRecord>} */
  tasks = new Map();
  /** @type {string | undefined} absolute path of the run's summary file */
  summaryFile;
  /** @type {string[]} turbo's own complaints, e.g. about its configuration */
  complaints = [];

  /**
   * @param {string} line one line of turbo's standard output
   * @returns {{ record: TaskRecord, first: boolean, text: string } | undefined} the task that said
   *   it, whether this was its first line, and the line; nothing for turbo's own lines
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
    const known = this.tasks.get(event.source);
    const record = known ?? {
      id: event.source,
      cached: event.text.startsWith('cache hit'),
      startedAt: event.timestamp,
      preamble: 0,
      output: [],
    };
    this.tasks.set(record.id, record);
    const isPreamble = record.output.length === 0 && event.text.startsWith('> ');
    if (isPreamble && record.preamble < preambleLines) record.preamble += 1;
    else if (!wrapping.some((pattern) => pattern.test(event.text))) record.output.push(event.text);
    return { record, first: !known, text: event.text };
  }
}

/**
 * @param {string} line
 * @returns {{ source: string, level: string, timestamp: number, text: string } | undefined}
 */
function parse(line) {
  if (!line.startsWith('{"source"')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
