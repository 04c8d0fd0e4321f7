import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { pack, type Packed } from '#app/domain/packed.ts';
import type { MessageKey, MessagesOf, Namespace } from './namespaces.ts';
import { spelled, type Messages, type Translate } from './translate.ts';

/** Every `locales/{language}/{namespace}.json`; on the server only, so that no browser gets more than its page needs. */
const files = import.meta.glob<Messages>('./locales/*/*.json', { eager: true, import: 'default' });
/** The contract's sentences on what was typed, `contract/locales/{language}.json`: the namespace `validation`. */
const sentences = import.meta.glob<Messages>('../../contract/locales/*.json', {
  eager: true,
  import: 'default',
});

function resources(): Resource {
  const found: Record<string, Record<string, Messages>> = {};
  for (const [path, messages] of Object.entries(files)) {
    const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    (found[language] ??= {})[namespace] = messages;
  }
  for (const [path, messages] of Object.entries(sentences)) {
    const [, language = ''] = /([^/]+)\.json$/.exec(path) ?? [];
    (found[language] ??= {}).validation = messages;
  }
  return found;
}

let instance: I18n | undefined;

function i18next(): I18n {
  if (!instance) {
    instance = createInstance();
    void instance.init({
      resources: resources(),
      supportedLngs: languages,
      fallbackLng: defaultLanguage,
      keySeparator: false,
      nsSeparator: false,
      initImmediate: false,
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        // What has no value stays as it is written.
        format: (value: unknown, _format, language = defaultLanguage, options) =>
          value === undefined
            ? (value as never)
            : spelled(language, String(options?.interpolationkey), value),
      },
    });
  }
  return instance;
}

// The same for everybody of a language, and on every page.
const packed = new Map<string, Packed<Messages>>();

/** `only` are keys without plural endings; all of the namespace without. */
function packedMessages(language: string, namespace: Namespace, only?: readonly string[]): Packed<Messages> {
  const key = [language, namespace, ...(only ?? [])].join('/');
  let found = packed.get(key);
  if (!found) {
    const all: Messages = {
      ...(i18next().getResourceBundle(defaultLanguage, namespace) as Messages),
      ...(i18next().getResourceBundle(language, namespace) as Messages | undefined),
    };
    const wanted = only && new Set(only);
    found = pack<Messages>(
      wanted
        ? Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(withoutPlural(name))))
        : all,
    );
    packed.set(key, found);
  }
  return found;
}

/** Texts of these namespaces in this language over English, for a loader's `messages` (see use-translation.ts). */
export function messagesFor<N extends Namespace>(
  language: string,
  namespaces: readonly N[],
): Record<N, Packed<Messages>> {
  const found = namespaces.map((namespace) => [namespace, packedMessages(language, namespace)]);
  return Object.fromEntries(found) as Record<N, Packed<Messages>>;
}

/** As `messagesFor`, of one namespace and only the texts that a page shows in the browser (page-words.ts). */
export function wordsFor<N extends Namespace>(
  language: string,
  namespace: N,
  only: readonly MessageKey<MessagesOf<N>>[],
): Record<N, Packed<Messages>> {
  return { [namespace]: packedMessages(language, namespace, only) } as Record<N, Packed<Messages>>;
}

const withoutPlural = (name: string): string => name.replace(/_(zero|one|two|few|many|other)$/, '');

/** A translate function for loaders and actions: titles, flash messages, field errors. */
export function translator<N extends Namespace>(
  language: string,
  namespace: N,
): Translate<MessageKey<MessagesOf<N>>> {
  const t = i18next().getFixedT(language, namespace);
  return (key, values) => t(key, { ...values });
}
