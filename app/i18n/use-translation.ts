import { useMatches } from '@remix-run/react';
import { useMemo } from 'react';
import type { MessageKey, MessagesOf, Namespace } from './namespaces.ts';
import { unpack, type Packed } from '#app/domain/packed.ts';
import { makeTranslate, type Messages, type Translate } from './translate.ts';

/** Part of a loader's answer that carries the texts of its page. */
export interface WithMessages {
  messages: Partial<Record<Namespace, Packed<Messages>>>;
}

function messagesIn(data: unknown, namespace: Namespace): Packed<Messages> | undefined {
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
  return useMemo(() => makeTranslate(language, messages ? unpack(messages) : {}), [language, messages]);
}

/**
 * The contract's sentences on what was typed, in the page's language: rules speak English on both sides, and every
 * page with a form has the namespace `validation`. Other sentences stay as they are.
 */
export function useSentences(): (sentence: string) => string {
  const packed = useMatches()
    .map((match) => messagesIn(match.data, 'validation'))
    .find((messages) => messages !== undefined);
  return useMemo(() => {
    const found: Messages = packed ? unpack(packed) : {};
    return (sentence: string) => found[sentence] ?? sentence;
  }, [packed]);
}
