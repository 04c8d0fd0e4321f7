import type { Packed } from '#app/domain/packed.ts';
import type { Messages } from '#app/i18n/translate.ts';
import type { SelectOption } from '#app/ui/Select.tsx';

export interface RegionChoice {
  region: string;
  language: string;
  currency: string;
}

/** What the region form offers. */
export interface RegionOptions {
  chosen: RegionChoice;
  regions: readonly SelectOption[];
  currencies: readonly SelectOption[];
  languages: readonly SelectOption[];
  /** Region → the currency and the language most people there use (3#20). */
  usual: Readonly<Record<string, Usual>>;
}

interface Usual {
  currency: string;
  language: string;
  /** The language by its own name. */
  languageName: string;
}

/** What the page of the form sends; the header's modal asks for the same. */
export interface RegionPrompt extends RegionOptions {
  messages: { link: Packed<Messages> };
}
