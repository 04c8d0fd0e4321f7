import type validation from '#contract/locales/en.json';
import type account from './locales/en/account.json';
import type auth from './locales/en/auth.json';
import type bag from './locales/en/bag.json';
import type catalog from './locales/en/catalog.json';
import type common from './locales/en/common.json';
import type gallery from './locales/en/gallery.json';
import type link from './locales/en/link.json';
import type offer from './locales/en/offer.json';
import type order from './locales/en/order.json';
import type product from './locales/en/product.json';
import type user from './locales/en/user.json';

interface Resources {
  account: typeof account;
  auth: typeof auth;
  bag: typeof bag;
  catalog: typeof catalog;
  common: typeof common;
  gallery: typeof gallery;
  link: typeof link;
  offer: typeof offer;
  order: typeof order;
  product: typeof product;
  user: typeof user;
  /** Sentences of the contract's rules, by their English; see useSentences. */
  validation: typeof validation;
}
export type Namespace = keyof Resources;
export type MessagesOf<N extends Namespace> = Resources[N];

/** Keys as they are asked for: plural endings are chosen by the count. */
export type MessageKey<M> = {
  [K in keyof M & string]: K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Base
    : K;
}[keyof M & string];
