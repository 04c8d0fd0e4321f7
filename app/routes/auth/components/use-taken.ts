import { useFetcher } from '@remix-run/react';
import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { paths } from '#app/paths.ts';

interface ExistAnswer {
  value: string;
  available: boolean;
}

/**
 * Asks on leaving a field whether its value is free (5#11, 5#16); editing takes the answer back (5#2). Without
 * script the same question is answered when the form is sent.
 */
export function useTaken(field: 'username' | 'email', isWorthAsking: (value: string) => boolean) {
  const fetcher = useFetcher<ExistAnswer>();
  const [left, setLeft] = useState<string | null>(null);
  return {
    taken: left !== null && fetcher.data?.value === left && !fetcher.data.available,
    handlers: {
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        if (!isWorthAsking(value)) return;
        setLeft(value);
        fetcher.submit({ [field]: value }, { method: 'get', action: paths.exist() });
      },
      onChange: (_event: ChangeEvent<HTMLInputElement>) => setLeft(null),
    },
  };
}
