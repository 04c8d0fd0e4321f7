import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { SuggestionsView } from './suggestions.ts';

/** 9#3 */
const DEBOUNCE_MS = 200;

/**
 * Suggestions for what stands in a search form: asked for 200 ms after the last letter, at once for the recent ones; a
 * question still on its way is cancelled by the next (4#23). Null while nothing has been answered for these words.
 */
export function useSuggestions() {
  const fetcher = useFetcher<SuggestionsView>();
  const [asked, setAsked] = useState<{ gender: string; search: string } | null>(null);
  const { load } = fetcher;
  const address = asked && paths.suggest(asked);
  const blank = asked?.search === '';
  // The outside system is the backend, asked once the reader pauses.
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => load(address), blank ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, blank, load]);

  const answered = fetcher.data?.keyword === asked?.search ? (fetcher.data ?? null) : null;
  return {
    words: asked?.search ?? '',
    view: answered,
    /** Reads the words and the gender of a form. */
    ask: (form: HTMLFormElement | null, name: string) => {
      if (!form) return;
      const fields = new FormData(form);
      const text = (key: string) => {
        const value = fields.get(key);
        return typeof value === 'string' ? value.trim() : '';
      };
      setAsked({ gender: text('gender'), search: text(name) });
    },
    /** Asks anew, after the recent ones were cleared. */
    again: () => address !== null && load(address),
  };
}
