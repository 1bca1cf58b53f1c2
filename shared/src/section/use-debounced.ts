import { useEffect, useState } from 'react';

/** Debounce delay of requests while somebody types, in ms. */
const debounceMs = 180;

/** The trimmed text, as soon as it has not changed for a moment. */
export function useDebounced(typed: string): string {
  const text = typed.trim();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    // Rendering the search box again makes React start the hydration of a page anew.
    if (text === debounced) return;
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return text === '' ? '' : debounced;
}

/** SWR options of such requests. */
export const whileTyping = {
  keepPreviousData: true,
  revalidateOnMount: true,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
} as const;
