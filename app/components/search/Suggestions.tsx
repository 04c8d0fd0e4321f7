import { Link, useFetcher } from '@remix-run/react';
import { useEffect, type MouseEvent } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Picture } from '#app/ui/Picture.tsx';
import type { SuggestionsView } from './suggestions.ts';

export interface SuggestionsProps {
  id: string;
  optionId: (index: number) => string;
  open: boolean;
  marked: number;
  words: string;
  /** Null while the answer for these words is on its way. */
  view: SuggestionsView | null;
  gender: string;
  onChosen: () => void;
  onCleared: () => void;
}

/** The list below a search field and what a screen reader hears of it. */
export function Suggestions(props: SuggestionsProps) {
  const { id, optionId, open, marked, words, view, gender, onChosen, onCleared } = props;
  const t = useT('common');
  const said = !open ? '' : state(view, words, t);
  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': marked === index,
    tabIndex: -1,
    discover: 'none' as const,
  });
  const chosen = (event: MouseEvent) => {
    // Another tab leaves this one as it is; the search was made all the same (4#24).
    remember(gender, words);
    if (!event.metaKey && !event.ctrlKey) onChosen();
  };
  const styles = view?.styles ?? [];
  const places = words === '' ? [] : (view?.places ?? []);
  const recent = words === '' ? (view?.recent ?? []) : [];
  return (
    <div className="sugg" hidden={!open}>
      <p className={styles.length + recent.length + places.length > 0 ? 'vh' : 'said small qq'} role="status">
        {said}
      </p>
      {recent.length > 0 ? <h2 className="micro">{t('recentSearches')}</h2> : null}
      <div id={id} role="listbox" aria-label={words === '' ? t('recentSearches') : t('suggestions')}>
        {recent.map((term, index) => (
          <Link key={term.href} {...option(index)} className="term" to={term.href} onClick={onChosen}>
            {term.label}
          </Link>
        ))}
        {places.map((place, index) => (
          <Link key={place.href} {...option(index)} className="term" to={place.href} onClick={chosen}>
            {place.label}
          </Link>
        ))}
        {words === ''
          ? null
          : styles.map((style, index) => (
              <Link
                key={style.id}
                {...option(places.length + index)}
                className="mini"
                to={style.href}
                onClick={chosen}
              >
                <span className="th pic">
                  <Picture src={style.image} alt="" width={320} height={400} sizes="56px" />
                </span>
                <span>
                  <b>{style.brand}</b>
                  <span className="small q">{style.name}</span>
                </span>
                <span className="small num">{style.from ? t('fromPrice', { price: style.from }) : null}</span>
              </Link>
            ))}
        {words !== '' && view && styles.length > 0 ? (
          <Link {...option(places.length + styles.length)} className="all" to={view.all} onClick={chosen}>
            {t('showAll')}
          </Link>
        ) : null}
      </div>
      <p>
        <Link className="link small" to={paths.imageSearch({ gender })} discover="none" onClick={onChosen}>
          {t('imageSearch')}
        </Link>
      </p>
      {recent.length > 0 ? <ClearRecent onCleared={onCleared} /> : null}
    </div>
  );
}

/** What the list has to say in words (2.3#46). */
function state(view: SuggestionsView | null, words: string, t: ReturnType<typeof useT<'common'>>): string {
  if (view === null) return words === '' ? '' : t('searching');
  if (words === '')
    return view.recent.length > 0 ? t('recentCount', { count: view.recent.length }) : t('noRecentSearches');
  const count = view.styles.length + view.places.length;
  return count > 0 ? t('suggestionCount', { count }) : t('noResults');
}

/** A beacon outlives the page that is being left. */
function remember(gender: string, search: string): void {
  navigator.sendBeacon(paths.recentSearches(), new URLSearchParams({ intent: 'save', gender, search }));
}

function ClearRecent({ onCleared }: { onCleared: () => void }) {
  const t = useT('common');
  const fetcher = useFetcher<{ cleared: boolean }>();
  const { data } = fetcher;
  // The outside system is the cookie: once it is gone, the list is asked for anew.
  useEffect(() => {
    if (data?.cleared) onCleared();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per answer
  }, [data]);
  return (
    <fetcher.Form method="post" action={paths.recentSearches()}>
      <input type="hidden" name="intent" value="clear" />
      <input type="hidden" name="stay" value="1" />
      <button className="link small">{t('clearRecent')}</button>
    </fetcher.Form>
  );
}
