import { createInstance, type i18n as I18n } from 'i18next';
import { defaultLanguage, languages } from './languages.ts';
import account from './locales/en/account.json';
import auth from './locales/en/auth.json';
import bag from './locales/en/bag.json';
import catalog from './locales/en/catalog.json';
import common from './locales/en/common.json';
import gallery from './locales/en/gallery.json';
import link from './locales/en/link.json';
import offer from './locales/en/offer.json';
import order from './locales/en/order.json';
import product from './locales/en/product.json';
import type { MessageKey, MessagesOf, Namespace } from './namespaces.ts';
import type { Messages, Translate } from './translate.ts';

const resources = { en: { account, auth, bag, catalog, common, gallery, link, offer, order, product } };

let instance: I18n | undefined;

function i18next(): I18n {
  if (!instance) {
    instance = createInstance();
    void instance.init({
      resources,
      supportedLngs: [...languages],
      fallbackLng: defaultLanguage,
      keySeparator: false,
      nsSeparator: false,
      initImmediate: false,
      interpolation: { escapeValue: false },
    });
  }
  return instance;
}

/** Texts of these namespaces in this language over English, for a loader's `messages` (see use-translation.ts). */
export function messagesFor<N extends Namespace>(
  language: string,
  namespaces: readonly N[],
): Record<N, Messages> {
  const found = namespaces.map((namespace) => [
    namespace,
    {
      ...(i18next().getResourceBundle(defaultLanguage, namespace) as Messages),
      ...(i18next().getResourceBundle(language, namespace) as Messages | undefined),
    },
  ]);
  return Object.fromEntries(found) as Record<N, Messages>;
}

/** A translate function for loaders and actions: titles, flash messages, field errors. */
export function translator<N extends Namespace>(
  language: string,
  namespace: N,
): Translate<MessageKey<MessagesOf<N>>> {
  const t = i18next().getFixedT(language, namespace);
  return (key, values) => t(key, { ...values });
}
