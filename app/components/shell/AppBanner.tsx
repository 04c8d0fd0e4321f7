import { Form, Link } from '@remix-run/react';
import { Icon } from '#app/ui/Icon.tsx';

export interface AppBannerProps {
  text: string;
  link: { href: string; label: string };
  /** Posts `appBanner=closed`, which is remembered. */
  close: { action: string; label: string };
}

/** The line above a phone's header that offers the app; shown until closed (2.3#39). */
export function AppBanner({ text, link, close }: AppBannerProps) {
  return (
    <aside className="app mob" aria-label={text}>
      <span>{text}</span>
      <Link className="link b" to={link.href}>
        {link.label}
      </Link>
      <Form method="post" action={close.action} preventScrollReset>
        <button className="ic" name="appBanner" value="closed" aria-label={close.label}>
          <Icon name="x" size="small" />
        </button>
      </Form>
    </aside>
  );
}
