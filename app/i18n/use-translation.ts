import { useMatches } from '@remix-run/react';
import { useMemo } from 'react';
import type { MessageKey, MessagesOf, Namespace } from './namespaces.ts';
import { makeTranslate, type Messages, type Translate } from './translate.ts';

/** Part of a loader's answer that carries the texts of its page. */
export interface WithMessages {
  messages: Partial<Record<Namespace, Messages>>;
}

function messagesIn(data: unknown, namespace: Namespace): Messages | undefined {
  return (data as WithMessages | undefined)?.messages?.[namespace];
}

/** The page's language, from the root loader. */
export function useLanguage(): string {
  const root = useMatches()[0]?.data as { language?: string } | undefined;
  return root?.language ?? 'en';
}

/** Texts of a namespace that the root's or a route's loader put into its answer (`messagesFor`). */
export function useT<N extends Namespace>(namespace: N): Translate<MessageKey<MessagesOf<N>>> {
  const matches = useMatches();
  const language = useLanguage();
  const messages = matches
    .map((match) => messagesIn(match.data, namespace))
    .find((found) => found !== undefined);
  return useMemo(() => makeTranslate(language, messages ?? {}), [language, messages]);
}
