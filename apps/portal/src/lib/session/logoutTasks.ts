type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** Adds a task that a logout runs first. Returns a function that removes it. */
export function addLogoutTask(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Runs all tasks while the session is valid. A failed task does not prevent the logout. */
export const runLogoutTasks = (): Promise<unknown> =>
  Promise.allSettled(Array.from(tasks, (task) => task()));
