import { Link, useFetcher, useNavigate } from '@remix-run/react';
import { useEffect, type MouseEvent } from 'react';
import type { StyleCard } from '#app/components/style-card.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { buttonClass } from '#app/ui/Button.tsx';

/** What the shopping home answers for one page alone. */
export interface PageOfCards {
  page: number;
  cards: StyleCard[];
  more: boolean;
}

export interface LoadMoreProps {
  /** The list with one page more, opened at the last card seen: what works without script. */
  href: string;
  /** Only that page. */
  alone: string;
  onLoaded: (page: PageOfCards) => void;
}

/** "Load 10 more": a link; with script it fetches only what is new, appends it and keeps the address (2.3#4, J28). */
export function LoadMore({ href, alone, onLoaded }: LoadMoreProps) {
  const t = useT('catalog');
  const fetcher = useFetcher<PageOfCards>();
  const navigate = useNavigate();
  const { data } = fetcher;
  const [address = href] = href.split('#');
  // The outside system is the address bar: it follows once the cards are there.
  useEffect(() => {
    if (!data) return;
    onLoaded(data);
    navigate(address, { replace: true, preventScrollReset: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [data]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (fetcher.state === 'idle') fetcher.load(alone);
  };
  return (
    <p className="more">
      <Link
        className={buttonClass('outline')}
        to={href}
        preventScrollReset
        onClick={onClick}
        aria-busy={fetcher.state !== 'idle' || undefined}
      >
        {fetcher.state === 'idle' ? t('loadMore') : t('loadingMore')}
      </Link>
    </p>
  );
}
