/**
 * Runs jobs a few at a time, in order.
 * @template Job, Result
 * @param {Job[]} jobs
 * @param {number} width how many at once
 * @param {(job: Job) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function pool(jobs, width, work) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      const job = /** @type {Job} */ (jobs[index]);
      results[index] = await work(job);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
