import { env } from './env.server.ts';

export interface AppLinks {
  /** Opens the app where it is installed, else its store. */
  open: string | null;
  stores: { label: string; href: string }[];
}

/** Where the app is got, as far as the environment names it (B16); nothing of it is guessed. */
export function appLinks(origin: string): AppLinks {
  const { APP_LINK, APP_APN, APP_IBI, APP_ISI } = env();
  let open: string | null = null;
  if (APP_LINK) {
    const url = new URL(APP_LINK);
    const parts = { link: `${origin}/`, apn: APP_APN, ibi: APP_IBI, isi: APP_ISI };
    for (const [name, value] of Object.entries(parts)) if (value) url.searchParams.set(name, value);
    open = url.href;
  }
  return {
    open,
    stores: [
      ...(APP_ISI ? [{ label: 'App Store', href: `https://apps.apple.com/app/id${APP_ISI}` }] : []),
      ...(APP_APN
        ? [
            {
              label: 'Google Play',
              href: `https://play.google.com/store/apps/details?id=${encodeURIComponent(APP_APN)}`,
            },
          ]
        : []),
    ],
  };
}
