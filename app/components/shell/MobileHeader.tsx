import { Form, Link } from '@remix-run/react';
import { useRef } from 'react';
import { Badge } from '#app/ui/Badge.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useDismissible } from '../use-dismissible.ts';
import { MobileMenu } from './MobileMenu.tsx';
import type { ShellProps } from './shell-types.ts';

/** Menu and search left, wordmark centred, messages and bag right. One full-screen overlay at a time (2.3#45). */
export function MobileHeader(props: ShellProps) {
  const { homeHref, wordmark, search, messages, bag, labels, suggestions } = props;
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
              <Form action={search.action} role="search">
                <Icon name="search" />
                {search.hidden?.map((field) => (
                  <input key={field.name} type="hidden" {...field} />
                ))}
                <input
                  type="search"
                  name={search.name}
                  aria-label={search.label}
                  placeholder={search.placeholder}
                  defaultValue={search.value}
                  enterKeyHint="search"
                />
                <button className="ic" aria-label={search.submitLabel}>
                  <Icon name="arrow-right" flips />
                </button>
              </Form>
              {suggestions}
              {search.recent && search.recent.length > 0 ? (
                <>
                  <h2 className="micro">{labels.recent}</h2>
                  <ul>
                    {search.recent.map((term) => (
                      <li key={term.href}>
                        <Link to={term.href}>{term.label}</Link>
                      </li>
                    ))}
                  </ul>
                </>
              ) : null}
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
