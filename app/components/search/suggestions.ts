/** What the search dropdown shows for some words, or for none (2.3#46). Answer of the suggestions' address. */
export interface SuggestionsView {
  /** The words it answers, trimmed; empty for the recent searches. */
  keyword: string;
  /** Searches of this browser for the gender, newest first. */
  recent: { label: string; href: string }[];
  /** Designers and categories whose names fit. */
  places: { label: string; href: string }[];
  /** Of search hits, styles only (4#23). */
  styles: SuggestedStyle[];
  /** The results page for the words. */
  all: string;
}

export interface SuggestedStyle {
  id: number;
  href: string;
  brand: string;
  name: string;
  image: string;
  /** The lowest ask; null when nobody asks. */
  from: string | null;
}
