import { useFetcher } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

interface FavouriteFormProps {
  spuId: number;
  /** The seller whose listing is meant; the style itself without (F8). */
  sellerId?: number;
  /** Null where it is not liked. */
  favoriteId: number | null;
  /** What is liked, for those who do not see it. */
  name: string;
  /** How many people like it. */
  count?: number;
}

/** The heart as a form of its own; with script it fills at once and rests until the answer is there (4#34). */
export function FavouriteForm({ spuId, sellerId, favoriteId, name, count }: FavouriteFormProps) {
  const t = useT('common');
  const hydrated = useHydrated();
  const fetcher = useFetcher<{ favoriteId: number | null }>();
  const sent = fetcher.formData;
  const liked = sent ? sent.has('add') : favoriteId !== null;
  const change = sent ? Number(sent.has('add')) - Number(favoriteId !== null) : 0;
  return (
    <fetcher.Form method="post" action={paths.favourite()} data-signin="favorite">
      {hydrated ? <input type="hidden" name="stay" value="1" /> : null}
      <FavouriteButton
        pressed={liked}
        label={t('favourite', { name })}
        disabled={fetcher.state !== 'idle'}
        name={favoriteId === null ? 'add' : 'remove'}
        value={
          favoriteId === null ? [spuId, ...(sellerId ? [sellerId] : [])].join('.') : `${favoriteId}.${spuId}`
        }
        {...(count === undefined || count + change === 0 ? {} : { count: count + change })}
      />
    </fetcher.Form>
  );
}
