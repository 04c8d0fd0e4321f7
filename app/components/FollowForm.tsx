import { useFetcher } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, type ButtonSize } from '#app/ui/Button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Somebody, and how the visitor stands to them. */
export interface Followable {
  id: number;
  name: string;
  isFollowing: boolean;
  isBlocked: boolean;
}

const useStanding = (id: number) => useFetcher({ key: `standing-${id}` });

/** How the visitor stands to somebody, with a change that is on its way counted in (4#39, 4#35). */
export function useFollowing({ id, isFollowing, isBlocked }: Followable) {
  const change = useStanding(id).formData?.get('change');
  return {
    isFollowing: change === 'follow' || (isFollowing && change !== 'unfollow' && change !== 'block'),
    isBlocked: change === 'block' || (isBlocked && change !== 'unblock'),
  };
}

interface FollowFormProps {
  person: Followable;
  size?: ButtonSize;
}

/** Follow, Following (Unfollow under the pointer) or Unblock (4#36–4#39): a form of its own, no script needed. */
export function FollowForm({ person, size }: FollowFormProps) {
  const t = useT('user');
  const hydrated = useHydrated();
  const fetcher = useStanding(person.id);
  const { isFollowing, isBlocked } = useFollowing(person);
  const change = isBlocked ? 'unblock' : isFollowing ? 'unfollow' : 'follow';
  return (
    <fetcher.Form
      method="post"
      action={paths.standing()}
      className="follow"
      data-signin={isBlocked ? 'block' : 'follow'}
    >
      {hydrated ? <input type="hidden" name="stay" value="1" /> : null}
      <input type="hidden" name="userId" value={person.id} />
      <input type="hidden" name="change" value={change} />
      <Button
        variant={change === 'follow' ? 'primary' : 'outline'}
        size={size}
        disabled={fetcher.state !== 'idle'}
        aria-label={t(`standing.${change}Named`, { name: person.name })}
      >
        {change === 'unfollow' ? (
          <>
            <span className="on">{t('isFollowing')}</span>
            <span className="off">{t('unfollow')}</span>
          </>
        ) : (
          t(`standing.${change}`)
        )}
      </Button>
    </fetcher.Form>
  );
}
