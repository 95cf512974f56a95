import { useEffect, useState } from 'react';

/**
 * A value one frame after it changed; the first one at once. What is large to show is shown so in a task of its own: a phone can
 * scroll and tap between the answer to a call and what is made of it.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    // Not by the next frame itself: a window in the background has none.
    const task = setTimeout(() => setLater(() => value));
    return () => clearTimeout(task);
  }, [value]);
  return later;
}
