export interface ShellLink {
  label: string;
  href: string;
  current?: boolean;
}

/** A category of the second row, with its sub-categories in a sheet. */
export interface ShellCategory extends ShellLink {
  /** "All clothing". */
  allLabel: string;
  links: readonly ShellLink[];
  /** A lookbook picture at the sheet's end. */
  imageSrc?: string;
}

/** Designers by stretches of the alphabet. */
export interface ShellDesigners {
  label: string;
  groups: readonly { label: string; links: readonly ShellLink[] }[];
  /** "A–Z · 312 designers" and the page with all of them, where there is one. */
  all?: ShellLink;
  note?: string;
  imageSrc?: string;
}

/** What a gender's pages offer. */
export interface ShellMenu {
  gender: string;
  /** "Women" / "Men". */
  label: string;
  /** The gender's shopping home. */
  href: string;
  allLabel: string;
  newIn?: ShellLink;
  designers?: ShellDesigners;
  categories: readonly ShellCategory[];
  marketplace?: ShellLink;
}

export interface ShellSearch {
  action: string;
  /** Name of the parameter that carries the words. */
  name: string;
  value?: string;
  /** Sent along: the gender. */
  hidden?: readonly { name: string; value: string }[];
  label: string;
  placeholder: string;
  submitLabel: string;
}

export interface ShellAccount {
  name: string;
  avatarSrc?: string | null;
  /** "Account". */
  label: string;
  links: readonly ShellLink[];
  /** Posts to the log-out route. */
  logout: { action: string; label: string };
}

export interface ShellLabels {
  navigation: string;
  departments: string;
  categories: string;
  menu: string;
  search: string;
  /** "Bag, 4 items". */
  bag: string;
  /** "Messages, 3 unread". */
  messages?: string;
  login: string;
  account: string;
  /** Title of the region modal. */
  region: string;
  close: string;
  findDesigner: string;
  noDesigner: string;
}

/** Everything both headers show. Areas that do not exist yet are simply not given. */
export interface ShellProps {
  homeHref: string;
  wordmark: string;
  /** The gender whose pages one is on, or last was. */
  gender?: string;
  menus: readonly ShellMenu[];
  search: ShellSearch;
  /** "US · USD", and the page where it is changed. */
  region?: ShellLink;
  /** Links beside the icons: Ensemble. */
  extras?: readonly ShellLink[];
  /** One link, or several in a small menu: Sell, Post. */
  add?: { label: string; links: readonly ShellLink[] };
  messages?: { href: string; unread: boolean };
  bag: { href: string; count: number };
  account: ShellAccount | null;
  /** Where the person icon leads those who are signed out (2.3#42). */
  accountHref: string;
  loginHref: string;
  /** Right end of the category row: saved searches. */
  rowEnd?: ShellLink;
  labels: ShellLabels;
}
