import { useEffect, useState } from 'react';
import { typingInterval } from './walk-through-script.ts';

/** How many characters of a text of this length are typed so far; all of them while not typing. */
export function useTypingAnimation(length: number, typing: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    if (!typing) return;
    const timer = setInterval(() => setCount((typed) => Math.min(typed + 1, length)), typingInterval);
    return () => clearInterval(timer);
  }, [length, typing]);
  return typing ? count : length;
}
