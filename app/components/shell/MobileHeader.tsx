import { Link } from '@remix-run/react';
import { useRef } from 'react';
import { Badge } from '#app/ui/Badge.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useDismissible } from '../use-dismissible.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { ShellProps } from './shell-types.ts';

/** Menu and search left, wordmark centred, messages and bag right. One full-screen overlay at a time (2.3#45). */
export function MobileHeader(props: ShellProps) {
  const { homeHref, wordmark, search, messages, bag, labels } = props;
  const root = useRef<HTMLDivElement>(null);
  useDismissible(root);
  return (
    <div ref={root} className="bar mob">
      <div className="tools">
        <details name="overlay" data-menu>
          <summary className="ic" aria-label={labels.menu}>
            <Icon name="menu" />
            <Icon name="x" />
          </summary>
          <div className="full">
            <MobileMenu {...props} />
          </div>
        </details>
        <details
          name="overlay"
          data-menu
          onToggle={(event) => {
            if (event.currentTarget.open)
              event.currentTarget.querySelector<HTMLInputElement>('input[type=search]')?.focus();
          }}
        >
          <summary className="ic" aria-label={labels.search}>
            <Icon name="search" />
            <Icon name="x" />
          </summary>
          <div className="full">
            <div className="sq">
              <SearchBox
                {...search}
                className="askline"
                before={<Icon name="search" />}
                after={
                  <button className="ic" aria-label={search.submitLabel}>
                    <Icon name="arrow-right" flips />
                  </button>
                }
              />
            </div>
          </div>
        </details>
      </div>
      <Link className="logo" to={homeHref}>
        {wordmark}
      </Link>
      <div className="acts">
        {messages && labels.messages ? (
          <Link className={messages.unread ? 'ic dot' : 'ic'} to={messages.href} aria-label={labels.messages}>
            <Icon name="message-circle" />
          </Link>
        ) : null}
        <Link className="ic" to={bag.href} aria-label={labels.bag}>
          <Icon name="shopping-bag" />
          <Badge count={bag.count} />
        </Link>
      </div>
    </div>
  );
}
