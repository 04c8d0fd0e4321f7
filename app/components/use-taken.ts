import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { paths } from '#app/paths.ts';

interface ExistAnswer {
  value: string;
  available: boolean;
}

/**
 * Asks on leaving a field whether its value is free (5#11, 5#16); editing takes the answer back (5#2). Without
 * script the same question is answered when the form is sent. Not a fetcher: the router would abort it when the form
 * is sent meanwhile, and leaves that abort uncaught.
 */
export function useTaken(field: 'username' | 'email', isWorthAsking: (value: string) => boolean) {
  const [taken, setTaken] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const ask = async (value: string) => {
    try {
      const answer = await fetch(`${paths.exist()}?${new URLSearchParams({ [field]: value }).toString()}`);
      const found = (await answer.json()) as ExistAnswer;
      if (!found.available) setTaken(found.value);
    } catch {
      // Sending the form decides.
    }
  };
  return {
    taken: taken !== null && taken === typed,
    handlers: {
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setTyped(value);
        if (isWorthAsking(value)) void ask(value);
      },
      onChange: (_event: ChangeEvent<HTMLInputElement>) => setTyped(null),
    },
  };
}
