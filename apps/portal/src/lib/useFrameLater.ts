import { useEffect, useState } from 'react';

/**
 * A value one frame after it changed; the first one at once. What is large to show is shown so in a task of its own: a phone can
 * scroll and tap between the answer to a call and what is made of it.
 */
export function useFrameLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => setLater(() => value), [value]);
  return later;
}
